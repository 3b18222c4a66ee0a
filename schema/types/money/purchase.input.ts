import { Field, InputType, Int } from 'type-graphql';
import { type PlanCode, PlanCodeEnum } from '#schema/types/enums.ts';

@InputType('PurchaseInput', {
  description: 'A purchase, or the start of a trial. A signed-in member buys for their own account.',
})
export class PurchaseInput {
  @Field(() => String, {
    nullable: true,
    description:
      'A plan code such as `plus` or `premium_with_trial`; `premium` by default. An unknown code is refused.',
  })
  planType?: string | null;

  @Field(() => PlanCodeEnum, { nullable: true, description: 'The same as `planType`, as an enum.' })
  plan?: PlanCode | null;

  @Field(() => String, {
    description: "The buyer's email address. For a signed-in member the account's address is used.",
  })
  email!: string;

  @Field(() => String, { description: "The buyer's first name." })
  firstName!: string;

  @Field(() => String, { description: "The buyer's last name." })
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

  @Field(() => Boolean, { nullable: true, description: 'Whether the buyer confirms to be 21 or older.' })
  ageConfirmed?: boolean | null;

  @Field(() => String, {
    description: 'The payment token (nonce) from the card form. It can be used once.',
  })
  token!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A coupon code. The purchase is refused if it does not apply.',
  })
  couponCode?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The total that was shown, in cents. If it has changed, nothing is charged, and the error has the new total.',
  })
  expectedTotalCents?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The next charge that was shown, in cents. If it has changed, nothing happens: a trial, and a cheaper plan, cost nothing now.',
  })
  expectedNextChargeCents?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The fingerprint of the device, to limit trials to one per device.',
  })
  fingerprintId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'An idempotency key of up to 255 characters. Repeating it never buys twice.',
  })
  idempotencyKey?: string | null;
}
