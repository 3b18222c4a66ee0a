import { Field, ID, Int, ObjectType } from 'type-graphql';
import { UserType } from '#schema/types/access/user.type.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('AdminPlanPayload', { description: "The result of an admin's change to a member's plan." })
export class AdminPlanPayload {
  @Field(() => UserType, { description: 'The member after the change.' })
  user!: UserType;
}

@ObjectType('RefundPreview', { description: 'What can be refunded of a paid invoice now.' })
export class RefundPreviewType {
  @Field(() => Int, { description: 'How much of it may still be refunded, in cents.' })
  leftCents!: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the charge has settled. Until then it can only be refunded as a whole. Null when the processor did not answer.',
  })
  isSettled!: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'The card that paid it, to which a refund goes, such as `Visa •••• 1111`.',
  })
  paidWith!: string | null;
}

@ObjectType('RefundInvoicePayload', {
  description: 'The result of `refundInvoice`: the refund is on its way.',
})
export class RefundInvoicePayload {
  @Field(() => ID, { description: 'The refunded invoice.' })
  invoiceId!: string;

  @Field(() => Int, { description: 'The refunded amount, in cents.' })
  amountCents!: number;

  @Field(() => Boolean, {
    description: 'The charge had not settled and was canceled: it disappears from the card statement.',
  })
  voided!: boolean;
}

@ObjectType('Discrepancy', {
  description: "A discrepancy between our records and the processor's transactions.",
})
export class DiscrepancyType {
  @Field(() => String, {
    description: '`charge-not-booked`, `booking-not-charged`, `amount-differs` or `charged-twice`.',
  })
  kind!: string;

  @Field(() => String, { description: 'The transaction or order concerned.' })
  subject!: string;

  @Field(() => String, { description: 'Details, as JSON.' })
  details!: string;

  @Field(() => DateTime, { description: 'When it was found.' })
  foundAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was resolved; null while it is open.',
  })
  resolvedAt!: Date | null;
}
