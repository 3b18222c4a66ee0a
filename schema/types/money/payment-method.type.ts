import { Field, ObjectType } from 'type-graphql';

@ObjectType('PaymentMethod', {
  description: 'The card that is charged. We never know its number.',
})
export class PaymentMethodType {
  @Field(() => String, { description: 'Its kind, such as `Visa`.' })
  cardType!: string;

  @Field(() => String, { description: 'Its last four digits.' })
  last4!: string;

  @Field(() => String, { description: 'Month in which it expires, such as `09`.' })
  expirationMonth!: string;

  @Field(() => String, { description: 'Year in which it expires, such as `2031`.' })
  expirationYear!: string;
}
