import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { isWallTime } from '#schema/rules/time/eastern-time.ts';

/** When picks are mailed: as they open, once a day, or never. */
export const MAIL_CHOICES = ['INSTANT', 'DIGEST', 'OFF'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** The channels by which a member can be notified. */
export const ALERT_CHANNELS = ['MAIL', 'PUSH', 'DISCORD'] as const;
export type AlertChannelName = (typeof ALERT_CHANNELS)[number];

/** Why no mail reaches a member: the address refuses it, or its owner reported ours as spam. */
export const MAIL_STOPS = ['BOUNCE', 'COMPLAINT'] as const;
export type MailStop = (typeof MAIL_STOPS)[number];

/** How a member wants to be notified of picks. */
export interface AlertSettings {
  mail: MailChoice;
  /** Whether the devices on which the member turned alerts on get them. */
  push: boolean;
  /** Whether the results of a day are mailed the next morning. */
  recap: boolean;
  leagues: readonly League[];
  tiers: readonly Tier[];
  /** The local time of the daily mail, HH:mm. */
  digestAt: string;
  /** Local times between which nothing is sent, HH:mm; both null: never quiet. */
  quietFrom: string | null;
  quietTo: string | null;
  /** Whether to be notified, without words, of picks that the member's plan no longer opens. */
  lockedNews: boolean;
  /** Whether lock screens show that there is a pick without saying which. */
  hideWords: boolean;
}

/** Until a member chooses: payers are notified at once by mail, at any hour; others are not. */
export function defaultSettings(pays: boolean): AlertSettings {
  return {
    mail: pays ? 'INSTANT' : 'OFF',
    push: true,
    recap: false,
    leagues: LEAGUES,
    tiers: TIERS,
    digestAt: '09:00',
    quietFrom: null,
    quietTo: null,
    lockedNews: false,
    hideWords: false,
  };
}

type Problems = Partial<Record<keyof AlertSettings, string>>;

/** A sentence for each field that cannot be kept. */
export function settingsProblems({ leagues, tiers, digestAt, quietFrom, quietTo }: AlertSettings): Problems {
  const problems: Problems = {};
  if (leagues.length === 0) problems.leagues = 'Choose at least one league';
  if (tiers.length === 0) problems.tiers = 'Choose at least one plan';
  if (!isWallTime(digestAt)) problems.digestAt = 'Enter a time such as 09:00';
  for (const [field, time] of Object.entries({ quietFrom, quietTo }) as ['quietFrom', string | null][])
    if (time !== null && !isWallTime(time)) problems[field] = 'Enter a time such as 22:00';
  if ((quietFrom === null) !== (quietTo === null))
    problems[quietFrom === null ? 'quietFrom' : 'quietTo'] = 'Enter both times, or neither';
  else if (quietFrom !== null && quietFrom === quietTo)
    problems.quietTo = 'Quiet hours cannot last the whole day';
  return problems;
}

/** Whether the member wants to be notified of a pick of this league and plan. */
export function wantsPick(
  { leagues, tiers }: Pick<AlertSettings, 'leagues' | 'tiers'>,
  pick: { league: League; tier: Tier },
): boolean {
  return leagues.includes(pick.league) && tiers.includes(pick.tier);
}

/** What can be sent about a pick that a member may read. */
export const RELEASE_KINDS = ['RELEASE', 'EDIT', 'WITHDRAWAL'] as const;

/** The kinds of batches: the news of a pick, the picks of a day, and the results of one. */
export const BATCH_KINDS = [...RELEASE_KINDS, 'DIGEST', 'RECAP'] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** From waiting to sent, or to why it was not. */
export const ALERT_STATES = ['WAITING', 'SENDING', 'SENT', 'WITHHELD', 'DROPPED', 'FAILED'] as const;
