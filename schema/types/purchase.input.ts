import { Field, InputType, Int } from 'type-graphql';

@InputType('PurchaseInput', {
  description: 'A purchase, or the start of a trial. A signed-in member buys for their own account.',
})
export class PurchaseInput {
  @Field(() => String, {
    nullable: true,
    description:
      'A plan code such as `plus` or `premium_with_trial`. Left out: `premium`. An unknown one is refused.',
  })
  planType?: string | null;

  @Field(() => String, {
    description: "The payer's email address; for a member the one of the account counts.",
  })
  email!: string;

  @Field(() => String, { description: "The payer's first name." })
  firstName!: string;

  @Field(() => String, { description: "The payer's last name." })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address1?: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'State or province.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'US or CA.' })
  country?: string | null;

  @Field(() => String, {
    description: 'The payment token (nonce) that the card form made. It can be used once.',
  })
  token!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A coupon code. One that does not apply stops the purchase.',
  })
  couponCode?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The total that was shown, in cents. When another one holds, nothing is charged and it is told.',
  })
  expectedTotalCents?: number | null;

  @Field(() => String, { nullable: true, description: 'Identifies the device, for one trial a device.' })
  fingerprintId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Up to 255 characters that name this purchase. The same key again never buys twice.',
  })
  idempotencyKey?: string | null;
}
