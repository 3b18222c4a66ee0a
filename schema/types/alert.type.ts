import { Field, InputType, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import {
  ALERT_CHANNELS,
  type AlertChannelName,
  MAIL_CHOICES,
  MAIL_STOPS,
  type MailChoice,
  type MailStop,
} from '#schema/rules/alerts/alert-settings.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { enumOf, LeagueEnum, TierEnum } from './enums.ts';

const MailChoiceEnum = enumOf('MailChoice', 'When picks are mailed.', MAIL_CHOICES, {
  INSTANT: 'As they open.',
  DIGEST: 'Once a day.',
  OFF: 'Never.',
});

export const AlertChannelEnum = enumOf('AlertChannel', 'How members are told of picks.', ALERT_CHANNELS, {
  MAIL: 'By email.',
  PUSH: 'By notifications of a browser or phone.',
  DISCORD: 'In the Discord channel of their plan.',
});

const MailStopEnum = enumOf('MailStop', 'Why no mail reaches a member.', MAIL_STOPS, {
  BOUNCE: 'The address refuses mail, so none is sent.',
  COMPLAINT: 'A mail was reported as spam, so none about picks is sent.',
});

@ObjectType('AlertSettings', { description: 'How a member wants to be told of picks.' })
export class AlertSettingsType {
  @Field(() => MailChoiceEnum, { description: 'When picks are mailed.' })
  mail!: MailChoice;

  @Field(() => Boolean, { description: 'Whether devices that were allowed to get notifications get them.' })
  push!: boolean;

  @Field(() => Boolean, { description: 'Whether the results of each day are mailed on the next morning.' })
  recap!: boolean;

  @Field(() => [LeagueEnum], { description: 'The leagues to be told of.' })
  leagues!: readonly League[];

  @Field(() => [TierEnum], {
    description: 'The plans whose picks to be told of, as far as your own opens them.',
  })
  tiers!: readonly Tier[];

  @Field(() => String, { description: 'The time of the daily mail, HH:mm in your time zone.' })
  digestAt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'When quiet hours begin, HH:mm in your time zone; null: there are none.',
  })
  quietFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'When quiet hours end, HH:mm in your time zone.' })
  quietTo!: string | null;

  @Field(() => Boolean, {
    description: 'Whether to be told, without words, of picks that your plan no longer opens.',
  })
  lockedNews!: boolean;

  @Field(() => Boolean, { description: 'Whether notifications say that there is a pick, but not which.' })
  hideWords!: boolean;

  @Field(() => Boolean, {
    description: 'Whether your address is proved to be yours. Picks are mailed to proved addresses only.',
  })
  emailProved!: boolean;

  @Field(() => MailStopEnum, { nullable: true, description: 'Why mail does not reach you; null: it does.' })
  mailStop!: MailStop | null;

  @Field(() => [AlertChannelEnum], { description: 'The channels that are set up here.' })
  channels!: readonly AlertChannelName[];
}

@InputType('SetAlertsInput', { description: 'How you want to be told of picks. What is left out stays.' })
export class SetAlertsInput {
  @Field(() => MailChoiceEnum, {
    nullable: true,
    description: 'When picks are mailed. Turning mail on needs a proved address.',
  })
  mail?: MailChoice | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether your devices get notifications.' })
  push?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the results of each day are mailed.' })
  recap?: boolean | null;

  @Field(() => [LeagueEnum], { nullable: true, description: 'The leagues to be told of; at least one.' })
  leagues?: League[] | null;

  @Field(() => [TierEnum], { nullable: true, description: 'The plans to be told of; at least one.' })
  tiers?: Tier[] | null;

  @Field(() => String, { nullable: true, description: 'The time of the daily mail, HH:mm.' })
  digestAt?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When quiet hours begin, HH:mm. Null in both fields: there are none.',
  })
  quietFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'When quiet hours end, HH:mm.' })
  quietTo?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to be told of locked picks.' })
  lockedNews?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether notifications leave out the words.' })
  hideWords?: boolean | null;
}

@ObjectType('AlertSettingsPayload', { description: 'The settings after a change.' })
export class AlertSettingsPayload {
  @Field(() => AlertSettingsType, { description: 'The settings as they are now.' })
  settings!: AlertSettingsType;
}
