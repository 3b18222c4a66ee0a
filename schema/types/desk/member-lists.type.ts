import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { MAIL_STATES, type MailState } from '#schema/rules/access/admin-lists.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { enumOf, TierEnum } from '#schema/types/enums.ts';
import { connectionType, PageArgs } from '#schema/types/page.type.ts';
import { DateTime } from '#schema/types/scalars.ts';

const MailStateEnum = enumOf('MailState', 'What has become of a mail.', MAIL_STATES, {
  WAITING: 'Not sent yet.',
  FAILED: 'The last attempt failed; it may be tried again.',
  SENT: 'Taken by the mail server.',
  DROPPED: 'Given up by an admin.',
});

@ArgsType()
export class ExpiringCardArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'The last month of expiry, such as `2026-12`; the next one by default.',
  })
  until?: string | null;
}

@ArgsType()
export class ListedMailArgs extends PageArgs {
  @Field(() => MailStateEnum, { nullable: true, description: 'Only this state; any by default.' })
  state?: MailState | null;

  @Field(() => String, { nullable: true, description: 'Only this mail, such as `payment-failed`.' })
  template?: string | null;
}

@ObjectType('ExpiringCard', { description: 'The card of a plan that renews.' })
export class ExpiringCardType {
  @Field(() => ID, { description: 'The uid of the member.' })
  memberId!: string;

  @Field(() => String, { description: 'The member’s address.' })
  email!: string;

  @Field(() => String, { description: 'The brand, such as `Visa`.' })
  cardType!: string;

  @Field(() => String, { description: 'The last four digits.' })
  last4!: string;

  @Field(() => String, { description: 'The last month in which it can be charged, such as `2026-12`.' })
  expires!: string;

  @Field(() => TierEnum, { description: 'The plan that it pays.' })
  tier!: Tier;

  @Field(() => DateTime, { description: 'When the plan renews next, or resumes after a pause.' })
  renewsAt!: Date;
}

@ObjectType('ListedMail', { description: 'A mail, without what it says.' })
export class ListedMailType {
  @Field(() => ID, { description: 'Its id; later ones are higher.' })
  id!: string;

  @Field(() => String, { description: 'Whom it is for.' })
  recipient!: string;

  @Field(() => String, { description: 'Which mail it is, such as `payment-failed`.' })
  template!: string;

  @Field(() => MailStateEnum, { description: 'What has become of it.' })
  state!: MailState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  failure!: string | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent; null: not yet.' })
  sentAt!: Date | null;
}

export const ExpiringCardConnectionType = connectionType(
  'ExpiringCard',
  () => ExpiringCardType,
  'A page of cards, those that expire first in front.',
);
export const ListedMailConnectionType = connectionType(
  'ListedMail',
  () => ListedMailType,
  'A page of mails, newest first.',
);
