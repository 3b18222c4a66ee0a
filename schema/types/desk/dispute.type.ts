import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import {
  DISPUTE_REPLIES,
  type DisputeReplyKind,
  MAX_EVIDENCE,
  REPLY_STATES,
  type ReplyState,
} from '#schema/rules/money/disputes.ts';
import { enumOf, PickResultEnum, TierEnum } from '#schema/types/enums.ts';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';
import { ListedDisputeType } from './money-lists.type.ts';

const DisputeReplyKindEnum = enumOf('DisputeReplyKind', 'What is replied to a bank.', DISPUTE_REPLIES, {
  ANSWER: 'Evidence that the payment was right.',
  ACCEPT: 'The money is left to the bank.',
});

const DisputeReplyStateEnum = enumOf('DisputeReplyState', 'How far a reply has come.', REPLY_STATES, {
  WAITING: 'It waits for a second person.',
  SENDING: 'It is sent until the processor has answered.',
  SENT: 'The processor has it.',
  REFUSED: 'The processor refused it. While the dispute is open, another can be sent.',
});

@ObjectType('DisputeReply', { description: 'What was replied to the bank.' })
export class DisputeReplyType {
  @Field(() => DisputeReplyKindEnum, { description: 'What it is.' })
  kind!: DisputeReplyKind;

  @Field(() => String, {
    nullable: true,
    description: 'The evidence; null when it was accepted, or the account is deleted.',
  })
  text!: string | null;

  @Field(() => String, { description: 'Why, in the words of who replied.' })
  reason!: string;

  @Field(() => DisputeReplyStateEnum, { description: 'How far it has come.' })
  state!: ReplyState;

  @Field(() => String, { nullable: true, description: 'Who replied; null: accepted by itself.' })
  repliedBy!: string | null;

  @Field(() => DateTime, { description: 'When.' })
  repliedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the processor had it; null: not so far.' })
  sentAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it is not sent so far; null when nothing failed.',
  })
  failure!: string | null;
}

@ObjectType('DisputedPayment', { description: 'The payment that is disputed.' })
export class DisputedPaymentType {
  @Field(() => ID, { description: 'The id of its invoice.' })
  invoiceId!: string;

  @Field(() => String, { description: 'The number of its invoice.' })
  invoiceNumber!: string;

  @Field(() => TierEnum, { description: 'The plan that it paid for.' })
  tier!: Tier;

  @Field(() => Int, { description: 'The whole payment in cents.' })
  cents!: number;

  @Field(() => DateTime, { nullable: true, description: 'When it was paid.' })
  paidAt!: Date | null;

  @Field(() => DateTime, { description: 'From when it paid for the plan.' })
  periodStartsAt!: Date;

  @Field(() => DateTime, { description: 'Until when.' })
  periodEndsAt!: Date;

  @Field(() => String, { nullable: true, description: 'The type of the card, such as `Visa`.' })
  cardType!: string | null;

  @Field(() => String, { nullable: true, description: 'Its last four digits.' })
  last4!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the plan ended; null: it has not.' })
  planEndedAt!: Date | null;
}

@ObjectType('DisputeAgreement', { description: 'A price that the member agreed to.' })
export class DisputeAgreementType {
  @Field(() => DateTime, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'The sentence beside the button, word for word.' })
  sentence!: string;
}

@ObjectType('DisputeSignIn', { description: 'A sign-in of the last 90 days.' })
export class DisputeSignInType {
  @Field(() => String, { description: 'The device, such as `Chrome on Windows`.' })
  deviceName!: string;

  @Field(() => DateTime, { description: 'When it was.' })
  signedInAt!: Date;

  @Field(() => DateTime, { description: 'When it was used last.' })
  lastSeenAt!: Date;
}

@ObjectType('ServiceMonth', { description: 'What a member had of a plan in a month, kept for 18 months.' })
export class ServiceMonthType {
  @Field(() => String, { description: 'The month of New York, such as `2031-11`.' })
  month!: string;

  @Field(() => Int, { description: 'How often they signed in.' })
  signIns!: number;

  @Field(() => String, { nullable: true, description: 'The device that was used last; null: none was.' })
  lastDevice!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When a sign-in was used last; null: none was.' })
  lastSeenAt!: Date | null;

  @Field(() => Int, { description: 'Alerts that were delivered.' })
  alerts!: number;

  @Field(() => Int, { description: 'Picks that the plan had opened when their game began.' })
  picksOpen!: number;
}

@ObjectType('DisputeAlertDay', { description: 'Alerts that were delivered on a day of the last 30.' })
export class DisputeAlertDayType {
  @Field(() => CalendarDate, { description: 'The day of New York.' })
  day!: string;

  @Field(() => Int, { description: 'How many.' })
  delivered!: number;

  @Field(() => [String], { description: 'By which channels.' })
  channels!: string[];
}

@ObjectType('DisputeInvoice', { description: 'A charge or refund of the member.' })
export class DisputeInvoiceType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Its number.' })
  number!: string;

  @Field(() => Int, { description: 'Its amount in cents.' })
  cents!: number;

  @Field(() => DateTime, { description: 'When it was paid or refunded.' })
  paidAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was mailed, of the last 30 days; null: not known any more.',
  })
  mailedAt!: Date | null;
}

@ObjectType('DisputePick', {
  description: 'A pick that the payment opened, with the proof of when it was there.',
})
export class DisputePickType {
  @Field(() => ID, { description: 'Its id, by which its public page shows it.' })
  id!: string;

  @Field(() => CalendarDate, { description: 'The day of its game.' })
  day!: string;

  @Field(() => String, { description: 'The first team.' })
  teamOne!: string;

  @Field(() => String, { description: 'The second team.' })
  teamTwo!: string;

  @Field(() => DateTime, { description: 'From when on it was open.' })
  openedAt!: Date;

  @Field(() => DateTime, { description: 'When its game began.' })
  startsAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was sealed in the public log; null: imported.',
  })
  sealedAt!: Date | null;

  @Field(() => PickResultEnum, { description: 'How it ended.' })
  result!: PickResult;
}

@ObjectType('DisputeEvidence', { description: 'What our records say of a disputed payment.' })
export class DisputeEvidenceType {
  @Field(() => [DisputeAgreementType], { description: 'What was agreed, the first first.' })
  agreements!: DisputeAgreementType[];

  @Field(() => [DisputeSignInType], { description: 'Sign-ins, the last used first; at most 20.' })
  signIns!: DisputeSignInType[];

  @Field(() => [ServiceMonthType], { description: 'Months with a plan, the newest first.' })
  months!: ServiceMonthType[];

  @Field(() => [DisputeAlertDayType], { description: 'Days with alerts, the newest first.' })
  alertDays!: DisputeAlertDayType[];

  @Field(() => [DisputeInvoiceType], {
    description: 'Paid charges with their receipts, the newest first; at most 24.',
  })
  charges!: DisputeInvoiceType[];

  @Field(() => [DisputeInvoiceType], { description: 'Refunds, the newest first; at most 24.' })
  refunds!: DisputeInvoiceType[];

  @Field(() => [DisputePickType], {
    description: 'Picks that the payment opened, the newest first; at most 30.',
  })
  picks!: DisputePickType[];

  @Field(() => Int, { description: 'How many picks there were in all.' })
  pickCount!: number;
}

@ObjectType('Dispute', {
  description: 'A payment that a bank took back or asks about, with what can be said of it.',
})
export class DisputeType extends ListedDisputeType {
  @Field(() => DateTime, { nullable: true, description: 'When evidence was sent; null: not so far.' })
  answeredAt!: Date | null;

  @Field(() => DisputedPaymentType, { nullable: true, description: 'The payment.' })
  payment!: DisputedPaymentType | null;

  @Field(() => DisputeReplyType, { nullable: true, description: 'What was replied; null: nothing.' })
  reply!: DisputeReplyType | null;

  @Field(() => Boolean, { description: 'Whether a reply needs a second person.' })
  needsApproval!: boolean;

  @Field(() => DisputeEvidenceType, { description: 'What our records say.' })
  evidence!: DisputeEvidenceType;

  @Field(() => String, { description: 'A text of evidence to begin with, made of it.' })
  suggestedText!: string;
}

@InputType({ description: 'Evidence against a dispute.' })
export class AnswerDisputeInput {
  @Field(() => ID, { description: 'The dispute.' })
  disputeId!: string;

  @Field(() => String, { description: `The evidence for the bank; at most ${MAX_EVIDENCE} characters.` })
  text!: string;

  @Field(() => String, { description: 'Why, for the audit log; at most 200 characters.' })
  reason!: string;
}

@InputType({ description: 'A dispute that is left to the bank.' })
export class AcceptDisputeInput {
  @Field(() => ID, { description: 'The dispute.' })
  disputeId!: string;

  @Field(() => String, { description: 'Why, for the audit log; at most 200 characters.' })
  reason!: string;
}

@ObjectType('ReplyToDisputePayload', { description: 'The result of `answerDispute` and `acceptDispute`.' })
export class ReplyToDisputePayload {
  @Field(() => DisputeType, { description: 'The dispute as it is now.' })
  dispute!: DisputeType;
}
