import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import {
  DISPUTE_CASH,
  DISPUTE_KINDS,
  DISPUTE_OUTCOMES,
  DISPUTE_STATES,
  type DisputeCash,
  type DisputeKind,
  type DisputeOutcome,
  type DisputeState,
} from '#schema/rules/money/disputes.ts';
import {
  type AttemptState,
  type InvoiceState,
  type InvoiceType,
  RECOVERY_OUTCOMES,
  type RecoveryOutcome,
} from '#schema/rules/money/invoice-values.ts';
import { enumOf, TierEnum } from '#schema/types/enums.ts';
import { InvoiceStateEnum, InvoiceTypeEnum } from '#schema/types/money/invoice.type.ts';
import { connectionType, PageArgs } from '#schema/types/page.type.ts';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';

const PaymentStateEnum: Record<Uppercase<AttemptState>, AttemptState> = {
  PREPARED: 'prepared',
  UNKNOWN: 'unknown',
  SUCCEEDED: 'succeeded',
  DECLINED: 'declined',
};
registerEnumType(PaymentStateEnum, {
  name: 'PaymentState',
  description: 'The state of an attempt to charge a card.',
  valuesConfig: {
    PREPARED: { description: 'Recorded, and not sent to the processor yet.' },
    UNKNOWN: {
      description: 'The processor did not answer. It is looked up and never charged again blindly.',
    },
    SUCCEEDED: { description: 'Charged.' },
    DECLINED: { description: 'Declined.' },
  },
});

const RecoveryOutcomeEnum = enumOf(
  'RecoveryOutcome',
  'What became of a renewal, or of the first payment after a trial, that a bank declined.',
  RECOVERY_OUTCOMES,
  { RECOVERED: 'Paid after all.', LOST: 'Never paid.', OPEN: 'Still tried.' },
);

const DisputeOutcomeEnum = enumOf('DisputeOutcome', 'How a dispute ended.', DISPUTE_OUTCOMES, {
  WON: 'The payment stays.',
  LOST: 'The payment is gone.',
});

const DisputeKindEnum = enumOf('DisputeKind', 'What a bank does about a payment.', DISPUTE_KINDS, {
  CHARGEBACK: 'It took the money back.',
  INQUIRY: 'It asks. No money has moved, and the plan runs on.',
  PRE_ARBITRATION: 'It took the money back once more, after a dispute that was won.',
});

const DisputeStateEnum = enumOf('DisputeState', 'How far a dispute has come.', DISPUTE_STATES, {
  OPEN: 'It waits for an answer.',
  ANSWERED: 'Evidence was sent, and the bank has not decided.',
  ACCEPTED: 'The money was left to the member.',
  WON: 'The bank gave the money back.',
  LOST: 'The bank kept the money.',
  EXPIRED: 'Nobody answered in time, so the money is gone.',
});

const DisputeCashEnum = enumOf('DisputeCash', 'Money of disputes that counts as cash.', DISPUTE_CASH, {
  TAKEN: 'What banks took, by the day they took it.',
  RETURNED: 'What came back of disputes that were won, by the day it came.',
});

/** Days of New York. */
@ArgsType()
export class ListedRangeArgs extends PageArgs {
  @Field(() => CalendarDate, { nullable: true, description: 'The first day; any by default.' })
  from?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The last day; any by default.' })
  to?: string | null;
}

@ArgsType()
export class ListedDisputeArgs extends ListedRangeArgs {
  @Field(() => DisputeStateEnum, { nullable: true, description: 'Only this state; any by default.' })
  state?: DisputeState | null;

  @Field(() => DisputeCashEnum, {
    nullable: true,
    description: 'Only disputes that count as cash, by the day on which they do.',
  })
  cash?: DisputeCash | null;
}

@ArgsType()
export class ListedInvoiceArgs extends ListedRangeArgs {
  @Field(() => InvoiceTypeEnum, { nullable: true, description: 'Only charges or only refunds.' })
  type?: InvoiceType | null;

  @Field(() => InvoiceStateEnum, { nullable: true, description: 'Only this state; by default any but VOID.' })
  state?: InvoiceState | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only refunds that count as cash, by the day they were sent: not those of charges that were canceled before they settled.',
  })
  cash?: boolean | null;

  @Field(() => RecoveryOutcomeEnum, {
    nullable: true,
    description:
      'Only renewals and first payments after a trial that a bank declined on these days, and of which this became.',
  })
  recovery?: RecoveryOutcome | null;
}

@ArgsType()
export class ListedPaymentArgs extends ListedRangeArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only payments with a card whose number ends with these four digits, replaced cards too.',
  })
  last4?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only payments of this amount, such as `45` or `45.00`.',
  })
  amount?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only payments of this invoice number, or of members whose address, full name or last name begins so: two letters or more, and at most 1,000 such members.',
  })
  member?: string | null;

  @Field(() => PaymentStateEnum, { nullable: true, description: 'Only this state; any by default.' })
  state?: AttemptState | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only payments that count as cash, by the day they were paid: not those that were canceled.',
  })
  cash?: boolean | null;
}

/** Whose money it is. */
@ObjectType()
abstract class OfMember {
  @Field(() => ID, { description: 'The uid of the member.' })
  memberId!: string;

  @Field(() => String, { description: 'The member’s address.' })
  email!: string;

  @Field(() => Int, { description: 'The amount in cents.' })
  cents!: number;
}

@ObjectType('ListedInvoice', { description: 'A charge or a refund in the list of all members.' })
export class ListedInvoiceType extends OfMember {
  @Field(() => ID, { description: 'Its id, such as `inv_…`.' })
  id!: string;

  @Field(() => String, { description: 'The invoice number, such as `CL-20311120-4F7K2M9A`.' })
  number!: string;

  @Field(() => InvoiceTypeEnum, { description: 'A charge or a refund.' })
  type!: InvoiceType;

  @Field(() => InvoiceStateEnum, { description: 'Its state.' })
  state!: InvoiceState;

  @Field(() => TierEnum, { description: 'The plan that it is for.' })
  tier!: Tier;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was paid; null: not yet.' })
  paidAt!: Date | null;
}

@ObjectType('ListedPayment', { description: 'An attempt to charge a card.' })
export class ListedPaymentType extends OfMember {
  @Field(() => ID, { description: 'Its order id at the processor.' })
  orderId!: string;

  @Field(() => String, { nullable: true, description: 'Its id at the processor; null: never known there.' })
  transactionId!: string | null;

  @Field(() => String, { description: 'The number of its invoice.' })
  invoiceNumber!: string;

  @Field(() => PaymentStateEnum, { description: 'Its state.' })
  state!: AttemptState;

  @Field(() => String, { nullable: true, description: 'The brand of the card, such as `Visa`.' })
  cardType!: string | null;

  @Field(() => String, { nullable: true, description: 'The last four digits of the card.' })
  last4!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was declined.' })
  declineText!: string | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the processor answered; null: not yet.' })
  settledAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the charge was canceled before it settled.' })
  voidedAt!: Date | null;
}

@ObjectType('ListedDispute', {
  description: 'A payment that a bank took back or asks about; `cents` is the disputed amount.',
})
export class ListedDisputeType extends OfMember {
  @Field(() => ID, { description: 'Its id at the processor.' })
  disputeId!: string;

  @Field(() => ID, { description: 'The id of the payment at the processor.' })
  transactionId!: string;

  @Field(() => DisputeKindEnum, { description: 'What the bank does.' })
  kind!: DisputeKind;

  @Field(() => String, {
    description: 'Why, in the processor’s words, such as `fraud` or `not_recognized`.',
  })
  reason!: string;

  @Field(() => DisputeStateEnum, { description: 'How far it has come.' })
  state!: DisputeState;

  @Field(() => DateTime, { description: 'When it was opened.' })
  createdAt!: Date;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The last day for an answer; null when the processor names none.',
  })
  replyBy!: string | null;

  @Field(() => DisputeOutcomeEnum, { nullable: true, description: 'How it ended; null while it is open.' })
  outcome!: DisputeOutcome | null;

  @Field(() => DateTime, { nullable: true, description: 'When the money was taken; null of an inquiry.' })
  takenAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null while it is open.' })
  closedAt!: Date | null;

  @Field(() => Int, { description: 'What came back when it was won, in cents.' })
  returnedCents!: number;
}

export const ListedInvoiceConnectionType = connectionType(
  'ListedInvoice',
  () => ListedInvoiceType,
  'A page of invoices, newest first.',
);
export const ListedPaymentConnectionType = connectionType(
  'ListedPayment',
  () => ListedPaymentType,
  'A page of payments, newest first.',
);
export const ListedDisputeConnectionType = connectionType(
  'ListedDispute',
  () => ListedDisputeType,
  'A page of disputes, newest first.',
);
