import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { type AlertChannelName, BATCH_KINDS, type BatchKind } from '#schema/rules/alerts/alert-settings.ts';
import { AlertChannelEnum } from './alert.type.ts';
import { enumOf, TierEnum } from './enums.ts';
import { DateTime } from './scalars.ts';

const AlertKindEnum = enumOf('AlertKind', 'What members are told.', BATCH_KINDS, {
  RELEASE: 'Picks that opened.',
  EDIT: 'Picks that were changed after they were told.',
  WITHDRAWAL: 'Picks that were withdrawn after they were told.',
  DIGEST: 'The picks of a day, once a day.',
  RECAP: 'How the picks of a day went.',
});

@ObjectType('AlertBatch', { description: 'What members were told together, and what became of it.' })
export class AlertBatchType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => AlertChannelEnum, { description: 'The channel.' })
  channel!: AlertChannelName;

  @Field(() => AlertKindEnum, { description: 'What it tells.' })
  kind!: BatchKind;

  @Field(() => TierEnum, {
    nullable: true,
    description: 'The plan whose readers are told; null: all of them.',
  })
  tier!: Tier | null;

  @Field(() => DateTime, { description: 'When its first pick opened.' })
  openedAt!: Date;

  @Field(() => DateTime, { description: 'When it was told; until then further picks join it.' })
  closesAt!: Date;

  @Field(() => Int, {
    description: 'How many picks it has; 0 for the mails of a day, which differ by member.',
  })
  picks!: number;

  @Field(() => Int, { description: 'How many members were told.' })
  told!: number;

  @Field(() => Int, { description: 'How many could not be told, for example because a mail server refused.' })
  failed!: number;

  @Field(() => Int, {
    description: 'How many were not to be told, by their plan, their settings or a break.',
  })
  withheld!: number;

  @Field(() => Int, { description: 'How many wait: for the end of quiet hours, another try, or their turn.' })
  waiting!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds from its closing until half of those who were told had it; null: nobody was told.',
  })
  medianDelaySeconds!: number | null;

  @Field(() => Int, { nullable: true, description: 'The same, until the last one had it.' })
  lastDelaySeconds!: number | null;

  @Field(() => String, { nullable: true, description: 'Why the newest failed one failed.' })
  reason!: string | null;
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
