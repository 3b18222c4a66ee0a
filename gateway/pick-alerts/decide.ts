import type { IdentifierHashes } from '#gateway/auth/identifier-hashes.ts';
import type { Member } from '#gateway/auth/member.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { entitlement, viewerOf } from '#schema/rules/access/entitlement.ts';
import type { AlertSettings } from '#schema/rules/alerts/alert-settings.ts';
import { quietUntil } from '#schema/rules/alerts/alert-times.ts';
import { type News, newsOf, type Occasion } from '#schema/rules/alerts/news.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { NEW_YORK } from '#schema/rules/time/eastern-time.ts';
import type { ClaimedAlert, Outcome } from './channel.ts';
import { grouped } from './grouped.ts';
import type { EarlierAlert, Facts } from './read-facts.ts';

/** The alerts of one claim that go to one target of a member in one message. */
export interface Group {
  userId: string;
  target: string;
  alerts: readonly ClaimedAlert[];
}

/** What is to be said to a member. */
export interface Message {
  member: Member;
  settings: AlertSettings;
  zone: string;
  news: News<PickRecord>;
}

export type Decision = { message: Message } | { outcome: Outcome };

export function groupsOf(alerts: readonly ClaimedAlert[]): Group[] {
  const groups = grouped(alerts, ({ userId, target, lost }) => JSON.stringify([userId, target, lost]));
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ userId: first.userId, target: first.target, alerts: own }] : [];
  });
}

const withheld = (reason: string): Decision => ({ outcome: { state: 'WITHHELD', reason } });
const dropped = (reason: string): Decision => ({ outcome: { state: 'DROPPED', reason } });

/** How soon an alert is looked at again that waits for another one to the same member. */
const BESIDE_MILLISECONDS = SECOND;

/**
 * What may be said to a member now: words, the locked form, or nothing and why. Asked after the claim was committed, because
 * a worker hears no notification of a plan that ended.
 */
export function decide(facts: Facts, keys: IdentifierHashes, group: Group): Decision {
  const { now } = facts;
  const member = facts.members.get(group.userId);
  if (!member) return withheld('The account no longer exists');
  const until = facts.breaks.get(keys.emailKey(member.email));
  if (viewerOf(member, now).onBreak || (until && now < until)) return withheld('The member takes a break');
  const settings = facts.settings.get(member.id);
  if (!settings) return withheld('The account no longer exists');
  const earlier = facts.earlier.filter((one) => isBeside(group, one));
  if (waitsForOther(facts, group, earlier))
    return { outcome: { state: 'LATER', at: new Date(now.getTime() + BESIDE_MILLISECONDS) } };
  const known = knownOf(earlier);
  const viewer = viewerOf(member, now);
  const news = newsOf({ viewer, settings, known }, occasionsOf(facts, group, member, earlier), now);
  const all = [...news.opened, ...news.edited, ...news.withdrawn, ...news.locked];
  if (all.length === 0) return withheld('Nothing of it may be said to the member, or is new to them');
  const zone = member.timeZone ?? NEW_YORK;
  const quiet = quietUntil(settings, zone, now);
  if (!quiet) return { message: { member, settings, zone, news } };
  return all.some(({ startsAt }) => startsAt > quiet)
    ? { outcome: { state: 'LATER', at: quiet } }
    : dropped('Its games start in the member’s quiet hours');
}

function isBeside({ userId, target, alerts }: Group, other: EarlierAlert): boolean {
  const mine = alerts.some(({ batch }) => batch.id === other.batchId);
  return !mine && other.userId === userId && other.target === target;
}

function knownOf(earlier: readonly EarlierAlert[]): Map<string, number> {
  const known = new Map<string, number>();
  for (const { state, told } of earlier)
    if (state === 'SENT')
      for (const [id, version] of Object.entries(told ?? {}))
        known.set(id, Math.max(version, known.get(id) ?? 0));
  return known;
}

/** What another worker sends the member at this moment decides whether an edit is news to them. */
function waitsForOther(facts: Facts, { alerts }: Group, earlier: readonly EarlierAlert[]): boolean {
  const edits = alerts.filter(({ batch }) => batch.kind === 'EDIT' || batch.kind === 'WITHDRAWAL');
  const ids = new Set(edits.flatMap(({ batch }) => (facts.picks.get(batch.id) ?? []).map(({ id }) => id)));
  return earlier.some(({ state, picks }) => state === 'SENDING' && picks?.some((id) => ids.has(id)));
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
