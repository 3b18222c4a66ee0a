import { Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  APPROVAL_CAUSES,
  APPROVAL_KINDS,
  type ApprovalCause,
  type ApprovalKind,
} from '#schema/rules/money/four-eyes.ts';
import { enumOf } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

export const ApprovalKindEnum = enumOf('ApprovalKind', 'What may need a second person.', APPROVAL_KINDS, {
  REFUND: 'A refund.',
  OWNER: 'A further owner.',
  DISPUTE: 'A reply to a disputed payment.',
});

export const ApprovalCauseEnum = enumOf('ApprovalCause', 'Why one person is not enough.', APPROVAL_CAUSES, {
  LARGE_REFUND:
    'A refund of $500 or more, together with what the invoice gave back before; of more than $100 for who may refund only that.',
  MANY_REFUNDS: 'The sixth refund of one person within an hour, or a later one.',
  NEW_OWNER: 'Owners may do everything, so a further one waits an hour, or for another owner.',
  LARGE_DISPUTE: 'A reply to a dispute about $500 or more.',
});

@ObjectType('Approval', { description: 'An act of the staff that needs a second person.' })
export class ApprovalType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => ApprovalKindEnum, { description: 'What it is.' })
  kind!: ApprovalKind;

  @Field(() => String, { description: 'The act in words.' })
  text!: string;

  @Field(() => ApprovalCauseEnum, { description: 'Why one person is not enough.' })
  cause!: ApprovalCause;

  @Field(() => ID, { nullable: true, description: 'The uid of the member whom it is about; null for none.' })
  memberId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address of that member; null when there is none.',
  })
  memberEmail!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The dispute to which it replies, whose page has the text; null for another act.',
  })
  disputeId!: string | null;

  @Field(() => String, { description: 'Who requested it.' })
  askedBy!: string;

  @Field(() => Boolean, { description: 'Whether you requested it.' })
  isOwn!: boolean;

  @Field(() => DateTime, { description: 'When.' })
  askedAt!: Date;

  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when on you may approve it; null: you may not, or it is decided.',
  })
  mayApproveFrom!: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it was approved; null while it waits.' })
  approved!: boolean | null;

  @Field(() => String, { nullable: true, description: 'Who decided; null while it waits.' })
  decidedBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When; null while it waits.' })
  decidedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was rejected.' })
  note!: string | null;
}

@InputType({ description: 'What is approved.' })
export class ApproveActInput {
  @Field(() => ID, { description: 'The approval that is requested.' })
  approvalId!: string;
}

@InputType({ description: 'What is rejected.' })
export class RejectActInput {
  @Field(() => ID, { description: 'The approval that was requested.' })
  approvalId!: string;

  @Field(() => String, { description: 'Why, at most 200 characters.' })
  reason!: string;
}

@ObjectType('DecideActPayload', { description: 'The result of `approveAct` and `rejectAct`.' })
export class DecideActPayload {
  @Field(() => ID, { description: 'What was decided.' })
  approvalId!: string;
}
