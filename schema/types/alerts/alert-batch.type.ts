import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { type AlertChannelName, BATCH_KINDS, type BatchKind } from '#schema/rules/alerts/alert-settings.ts';
import { enumOf, TierEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';
import { AlertChannelEnum } from './alert.type.ts';

const AlertKindEnum = enumOf('AlertKind', 'What members are sent.', BATCH_KINDS, {
  RELEASE: 'Picks that opened.',
  EDIT: 'Picks that were changed after they were sent.',
  WITHDRAWAL: 'Picks that were withdrawn after they were sent.',
  DIGEST: 'The picks of a day, once a day.',
  RECAP: 'How the picks of a day went.',
});

@ObjectType('AlertReason', { description: 'Why members were not told of a pick, or not of every one.' })
export class AlertReasonType {
  @Field(() => String, { description: 'The reason, as a sentence.' })
  reason!: string;

  @Field(() => Int, { description: 'How many members it holds for.' })
  members!: number;
}

@ObjectType('AlertBatch', { description: 'What was sent to members together, and what became of it.' })
export class AlertBatchType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => AlertChannelEnum, { description: 'The channel.' })
  channel!: AlertChannelName;

  @Field(() => AlertKindEnum, { description: 'What it tells.' })
  kind!: BatchKind;

  @Field(() => TierEnum, {
    nullable: true,
    description: 'The plan whose readers are notified; null: all of them.',
  })
  tier!: Tier | null;

  @Field(() => DateTime, { description: 'When its first pick opened.' })
  openedAt!: Date;

  @Field(() => DateTime, { description: 'When it was sent; until then further picks join it.' })
  closesAt!: Date;

  @Field(() => Int, {
    description: 'How many picks it has; 0 for the mails of a day, which differ by member.',
  })
  picks!: number;

  @Field(() => Int, { description: 'How many members were notified.' })
  told!: number;

  @Field(() => Int, {
    description: 'How many could not be notified, for example because a mail server refused.',
  })
  failed!: number;

  @Field(() => Int, {
    description: 'How many were not to be notified, by their plan, their settings or a break.',
  })
  withheld!: number;

  @Field(() => Int, { description: 'How many wait: for the end of quiet hours, another try, or their turn.' })
  waiting!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds from its closing until half of those who were notified had it; null: nobody was.',
  })
  medianDelaySeconds!: number | null;

  @Field(() => Int, { nullable: true, description: 'The same, until the last one had it.' })
  lastDelaySeconds!: number | null;

  @Field(() => String, { nullable: true, description: 'Why the newest failed one failed.' })
  reason!: string | null;

  @Field(() => [AlertReasonType], {
    description:
      'Why members were not notified, the most frequent first; at most 10. Also of those who were notified of some of its picks only.',
  })
  reasons!: AlertReasonType[];
}

@InputType('ResendAlertsInput', { description: 'Names what to send again.' })
export class ResendAlertsInput {
  @Field(() => ID, { description: 'The batch.' })
  batchId!: string;
}

@ObjectType('ResendAlertsPayload', { description: 'The result of `resendAlerts`.' })
export class ResendAlertsPayload {
  @Field(() => Int, { description: 'How many are sent again.' })
  count!: number;
}

@InputType('SendTestAlertInput', { description: 'Which channel to try.' })
export class SendTestAlertInput {
  @Field(() => AlertChannelEnum, { description: 'The channel.' })
  channel!: AlertChannelName;
}

@ObjectType('SendTestAlertPayload', { description: 'The result of `sendTestAlert`.' })
export class SendTestAlertPayload {
  @Field(() => AlertChannelEnum, { description: 'The channel by which the test was sent.' })
  channel!: AlertChannelName;
}
