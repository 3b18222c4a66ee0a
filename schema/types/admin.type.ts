import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from './scalars.ts';
import { UserType } from './user.type.ts';

@ObjectType('AdminPlanPayload', { description: "The answer of a write to a member's plan by an admin." })
export class AdminPlanPayload {
  @Field(() => UserType, { description: 'The member as they now stand.' })
  user!: UserType;
}

@ObjectType('CreditMemberPayload', {
  description: 'The answer of `creditMember`: the money is on its way back.',
})
export class CreditMemberPayload {
  @Field(() => ID, { description: 'The invoice it was taken for.' })
  invoiceId!: string;

  @Field(() => Int, { description: 'How much goes back, in cents.' })
  amountCents!: number;
}

@ObjectType('Difference', { description: "A place where the books and the processor's transactions differ." })
export class DifferenceType {
  @Field(() => String, {
    description: '`charge-not-booked`, `booking-not-charged`, `amount-differs` or `charged-twice`.',
  })
  kind!: string;

  @Field(() => String, { description: 'The transaction or the order that it is about.' })
  subject!: string;

  @Field(() => String, { description: 'What is known of it, as JSON.' })
  details!: string;

  @Field(() => DateTime, { description: 'When it was found.' })
  foundAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was seen to be gone; null while it stands.',
  })
  resolvedAt!: Date | null;
}
