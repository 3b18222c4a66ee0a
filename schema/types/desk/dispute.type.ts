import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import {
  DISPUTE_REPLIES,
  type DisputeReplyKind,
  MAX_EVIDENCE,
  REPLY_STATES,
  type ReplyState,
} from '#schema/rules/money/disputes.ts';
import { enumOf, TierEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';
import { DisputeEvidenceType } from './dispute-evidence.type.ts';
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
