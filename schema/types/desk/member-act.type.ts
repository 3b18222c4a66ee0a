import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { enumOf, TierEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

const MEMBER_ACTS = [
  'GRANT',
  'CANCEL_RENEWAL',
  'REVOKE',
  'CHANGE_PLAN',
  'GIVE_DAYS',
  'DISABLE',
  'ENABLE',
  'CORRECT_ADDRESS',
  'RESEND_MAIL',
] as const;
export type MemberAct = (typeof MEMBER_ACTS)[number];

const MemberActEnum = enumOf('MemberAct', 'What the staff may do for a member.', MEMBER_ACTS, {
  GRANT: 'Give a plan without a charge; needs `tier` and `endsAt`.',
  CANCEL_RENEWAL: 'Cancel the renewal, as the member could.',
  REVOKE: 'End the plan immediately.',
  CHANGE_PLAN: 'Change the plan; needs `tier`.',
  GIVE_DAYS: 'Add days to the current period; needs `days`.',
  DISABLE: 'Close the account to sign-ins.',
  ENABLE: 'Open a disabled account again.',
  CORRECT_ADDRESS: 'Give the account another address; needs `email`.',
  RESEND_MAIL: 'Send a mail again; needs `mailId`.',
});

@InputType({ description: 'An act to look at before it is done.' })
export class MemberActPreviewInput {
  @Field(() => ID, { description: 'The uid of the member.' })
  userId!: string;

  @Field(() => MemberActEnum, { description: 'What would be done.' })
  act!: MemberAct;

  @Field(() => TierEnum, { nullable: true, description: 'The plan to grant or to change to.' })
  tier?: Tier | null;

  @Field(() => DateTime, { nullable: true, description: 'When a granted plan ends.' })
  endsAt?: Date | null;

  @Field(() => Int, { nullable: true, description: 'How many days to give.' })
  days?: number | null;

  @Field(() => String, { nullable: true, description: 'The new address.' })
  email?: string | null;

  @Field(() => ID, { nullable: true, description: 'The mail to send again.' })
  mailId?: string | null;
}

@ObjectType('MemberActChange', { description: 'One thing that an act changes.' })
class MemberActChangeType {
  @Field(() => String, { description: 'What it is.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'What it is now; null: nothing.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it would be; null: nothing.' })
  after!: string | null;
}

@ObjectType('MemberActPreview', { description: 'What an act would do now.' })
export class MemberActPreviewType {
  @Field(() => String, { description: 'What the member is like now; hand it back with the act.' })
  seen!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot be done, by the name of what it would break; null where it can.',
  })
  refusal!: string | null;

  @Field(() => [MemberActChangeType], { description: 'What it changes, at most 5 things.' })
  changes!: MemberActChangeType[];

  @Field(() => Int, { description: 'What the card of the member is charged now, in cents.' })
  chargeCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The next charge under another plan, in cents; null for all but CHANGE_PLAN.',
  })
  nextChargeCents!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the next charge under another plan is made; null for all but CHANGE_PLAN.',
  })
  nextChargeAt!: Date | null;

  @Field(() => [String], { description: 'The addresses that get a mail about it, at most 2.' })
  mailTo!: string[];
}

@ObjectType('MemberMail', { description: 'A mail to a member.' })
export class MemberMailType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent; null: not yet.' })
  sentAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether every attempt to send it failed.' })
  failed!: boolean;
}

@ObjectType('MemberActPayload', { description: 'The result of an act for a member.' })
export class MemberActPayload {
  @Field(() => ID, { description: 'The uid of the member.' })
  userId!: string;
}
