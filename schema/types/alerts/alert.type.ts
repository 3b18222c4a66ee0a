import { Field, InputType, Int, ObjectType } from 'type-graphql';
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
import { enumOf, LeagueEnum, TierEnum } from '#schema/types/enums.ts';

const MailChoiceEnum = enumOf('MailChoice', 'When picks are mailed.', MAIL_CHOICES, {
  INSTANT: 'As they open.',
  DIGEST: 'Once a day.',
  OFF: 'Never.',
});

export const AlertChannelEnum = enumOf('AlertChannel', 'How members are notified of picks.', ALERT_CHANNELS, {
  MAIL: 'By email.',
  PUSH: 'By notifications of a browser or phone.',
  DISCORD: 'In the Discord channel of their plan.',
});

const MailStopEnum = enumOf('MailStop', 'Why no mail reaches a member.', MAIL_STOPS, {
  BOUNCE: 'The address refuses mail, so none is sent.',
  COMPLAINT: 'A mail was reported as spam, so none about picks is sent.',
});

@ObjectType('DigestReach', {
  description:
    'What the daily mail would have had of the last 28 days’ picks, had your plan and your choices been what they are.',
})
export class DigestReachType {
  @Field(() => Int, { description: 'How many picks opened to you before their games.' })
  picks!: number;

  @Field(() => Int, {
    description: 'How many of them were open, and had not started, at the time that you chose.',
  })
  reached!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The time at which it would have had the most, HH:mm in your time zone; null without a pick.',
  })
  bestAt!: string | null;

  @Field(() => Int, { description: 'How many that is.' })
  bestReached!: number;
}

@ObjectType('MemberClock', {
  description:
    'The clock by which a member is sent what has a time of day. A browser may know older time zones.',
})
class MemberClockType {
  @Field(() => String, { description: 'The time zone: yours, or America/New_York where you chose none.' })
  zone!: string;

  @Field(() => Int, { description: 'How far its clocks are ahead of UTC now, in minutes.' })
  utcOffsetMinutes!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'When the next daily mail comes, as that clock will show it: 2026-12-15T09:00. Null: none is planned.',
  })
  nextDigest!: string | null;

  @Field(() => String, {
    description: 'The release of the time zone database that the server goes by, such as 2026f.',
  })
  zoneData!: string;
}

@ObjectType('AlertSettings', { description: 'How a member wants to be notified of picks.' })
export class AlertSettingsType {
  @Field(() => MailChoiceEnum, { description: 'When picks are mailed.' })
  mail!: MailChoice;

  @Field(() => Boolean, { description: 'Whether devices that were allowed to get notifications get them.' })
  push!: boolean;

  @Field(() => Boolean, { description: 'Whether the results of each day are mailed on the next morning.' })
  recap!: boolean;

  @Field(() => [LeagueEnum], { description: 'The leagues to be notified of.' })
  leagues!: readonly League[];

  @Field(() => [TierEnum], {
    description: 'The plans whose picks to be notified of, as far as your own opens them.',
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
    description: 'Whether to be notified, without words, of picks that your plan no longer opens.',
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

  @Field(() => MemberClockType, { description: 'By which the times here are meant.' })
  clock!: MemberClockType;

  @Field(() => DigestReachType, {
    description: 'What the daily mail would have had of the last 28 days’ picks at the time that you chose.',
  })
  digestReach?: DigestReachType;
}

@InputType('SetAlertsInput', { description: 'How you want to be notified of picks. What is left out stays.' })
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

  @Field(() => [LeagueEnum], { nullable: true, description: 'The leagues to be notified of; at least one.' })
  leagues?: League[] | null;

  @Field(() => [TierEnum], { nullable: true, description: 'The plans to be notified of; at least one.' })
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

  @Field(() => Boolean, { nullable: true, description: 'Whether to be notified of locked picks.' })
  lockedNews?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether notifications leave out the words.' })
  hideWords?: boolean | null;
}

@ObjectType('AlertSettingsPayload', { description: 'The settings after a change.' })
export class AlertSettingsPayload {
  @Field(() => AlertSettingsType, { description: 'The settings as they are now.' })
  settings!: AlertSettingsType;
}
