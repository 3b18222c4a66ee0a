import { zoneOf } from '#gateway/alert-settings/zone-data.ts';
import type { IdentifierHashes } from '#gateway/auth/identifier-hashes.ts';
import type { Member } from '#gateway/auth/member.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { entitlement, viewerOf } from '#schema/rules/access/entitlement.ts';
import type { AlertSettings, BatchKind } from '#schema/rules/alerts/alert-settings.ts';
import { quietUntil } from '#schema/rules/alerts/alert-times.ts';
import { type News, newsOf, type Occasion } from '#schema/rules/alerts/news.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { type ClaimedAlert, newsPicks, type Outcome } from './channel.ts';
import { grouped } from './grouped.ts';
import type { EarlierAlert, Facts } from './read-facts.ts';

/** The alerts of one claim that go to one target of a member in one message. */
export interface Group {
  userId: string;
  target: string;
  alerts: readonly ClaimedAlert[];
  /** What comes in a message of its own, though it is due together. */
  letter: string;
}

/** What is to be said to a member. */
export interface Message {
  member: Member;
  settings: AlertSettings;
  news: News<PickRecord>;
  /** It waited for the end of quiet hours. */
  wasQuiet: boolean;
}

export type Decision = { message: Message } | { outcome: Outcome };

export function alertGroupsOf(
  alerts: readonly ClaimedAlert[],
  letterOf: (alert: ClaimedAlert) => string = () => 'NEWS',
): Group[] {
  const groups = grouped(alerts, (alert) =>
    JSON.stringify([alert.userId, alert.target, alert.lost, letterOf(alert)]),
  );
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    return first
      ? [{ userId: first.userId, target: first.target, alerts: own, letter: letterOf(first) }]
      : [];
  });
}

const withheld = (reason: string): Decision => ({ outcome: { state: 'WITHHELD', reason } });

/** How soon an alert is looked at again that waits for another one to the same member. */
const BESIDE_MILLISECONDS = SECOND;

/**
 * What may be said to a member now: words, the locked form, or nothing and why. Asked after the claim was committed, because
 * a worker receives no notification of a plan that ended.
 */
export function decide(facts: Facts, keys: IdentifierHashes, group: Group): Decision {
  const { now } = facts;
  const member = facts.members.get(group.userId);
  if (!member) return withheld('The account is closed');
  const until = facts.breaks.get(keys.emailKey(member.email));
  if (viewerOf(member, now).onBreak || (until && now < until)) return withheld('The member takes a break');
  const settings = facts.settings.get(member.id);
  if (!settings) return withheld('The account is closed');
  const earlier = facts.earlier.filter((one) => isBeside(group, one));
  if (waitsForOther(facts, group, earlier))
    return { outcome: { state: 'LATER', at: new Date(now.getTime() + BESIDE_MILLISECONDS) } };
  const known = knownOf(earlier);
  const viewer = viewerOf(member, now);
  const news = newsOf({ viewer, settings, known }, occasionsOf(facts, group, member, earlier), now);
  const isEmpty = newsPicks(news).length === 0;
  if (isEmpty && news.missed.length === 0) return withheld(NOT_NEWS);
  const zone = zoneOf(member.timeZone);
  const quiet = quietUntil(settings, zone, now);
  if (quiet) return { outcome: { state: 'LATER', at: quiet } };
  const wasQuiet = group.alerts.some(({ createdAt }) => quietUntil(settings, zone, createdAt) !== null);
  if (isEmpty && !wasQuiet) return withheld('Its games had started before it could be sent');
  return { message: { member, settings, news, wasQuiet } };
}

export const NOT_NEWS = 'Locked for this member, or already sent';

/** Why picks are missing in a message; null: none is. */
export function missedReason({
  news: { missed },
  wasQuiet,
}: Pick<Message, 'news' | 'wasQuiet'>): string | null {
  if (missed.length === 0) return null;
  const started = missed.length === 1 ? 'whose game had started' : 'whose games had started';
  const cause = wasQuiet ? 'in the member’s quiet hours' : 'before it could be sent';
  return `Without ${counted(missed.length, 'pick')} ${started} ${cause}; the message says so`;
}

export function isBeside({ userId, target, alerts }: Group, other: EarlierAlert): boolean {
  const mine = alerts.some(({ batch }) => batch.id === other.batchId);
  return !mine && other.userId === userId && other.target === target;
}

export function knownOf(earlier: readonly EarlierAlert[]): Map<string, number> {
  const known = new Map<string, number>();
  for (const { state, told } of earlier)
    if (state === 'SENT')
      for (const [id, version] of Object.entries(told ?? {}))
        known.set(id, Math.max(version, known.get(id) ?? 0));
  return known;
}

/**
 * What is sent to the member at this moment decides whether an edit is news to them, and whether a pick is: a daily mail has any, and
 * another plan's batch the same one, where that became whole first.
 */
function waitsForOther(facts: Facts, { alerts }: Group, earlier: readonly EarlierAlert[]): boolean {
  const picksIn = (...kinds: BatchKind[]) => {
    const own = alerts.filter(({ batch }) => kinds.includes(batch.kind));
    return new Set(own.flatMap(({ batch }) => (facts.picks.get(batch.id) ?? []).map(({ id }) => id)));
  };
  const [edits, releases] = [picksIn('EDIT', 'WITHDRAWAL'), picksIn('RELEASE')];
  return earlier.some(
    ({ state, kind, isOurs, picks }) =>
      state === 'SENDING' &&
      ((kind === 'DIGEST' && !isOurs) || picks?.some((id) => edits.has(id) || (!isOurs && releases.has(id)))),
  );
}

/** The picks of the alerts. A release goes out in the batch of the member's own plan, where there is one for them. */
function occasionsOf(
  { picks, now }: Facts,
  { alerts }: Group,
  member: Member,
  earlier: readonly EarlierAlert[],
): Occasion<PickRecord>[] {
  const { tier } = entitlement(member, now);
  const byOwnPlan = new Set(earlier.filter((one) => one.tier === tier).flatMap((one) => one.picks ?? []));
  return alerts.flatMap(({ batch: { id, kind, tier: ofBatch } }) =>
    (picks.get(id) ?? [])
      .filter((pick) => kind !== 'RELEASE' || ofBatch === tier || !byOwnPlan.has(pick.id))
      .map((pick) => ({ kind, pick, ofOwnPlan: ofBatch === pick.tier })),
  );
}
