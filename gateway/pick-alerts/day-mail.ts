import { zoneOf } from '#gateway/alert-settings/zone-data.ts';
import type { Services } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { gradesOfPicks, type PickRecord, publishedPicks } from '#gateway/picks/pick-rows.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { type AlertSettings, wantsPick } from '#schema/rules/alerts/alert-settings.ts';
import { quietUntil } from '#schema/rules/alerts/alert-times.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { addDays, easternInstant, readableTime } from '#schema/rules/time/eastern-time.ts';
import { wallClockIn } from '#schema/rules/time/zoned-time.ts';
import type { ClaimedAlert } from './channel.ts';
import { type Group, isBeside, knownOf } from './decide.ts';
import { evidenceOf } from './letter-picks.ts';
import { digestLetter } from './mail-letters.ts';
import type { Facts } from './read-facts.ts';
import type { MailPlan } from './ready-mail.ts';
import { resultsLetter } from './results-letter.ts';

const WHY = {
  DIGEST: 'You get this email because you chose to be told of picks once a day.',
  RECAP: 'You get this email because you chose to be told how picks went.',
};

/** The mail of a day: its picks that are open to the member and still to come, or how all of them went. */
export async function dayMail(
  services: Services,
  facts: Facts,
  group: Group,
  claimed: readonly Group[],
): Promise<MailPlan> {
  const { trials, clock } = services;
  const { members, settings, breaks, now } = facts;
  const { userId, alerts } = group;
  const [alert] = alerts;
  const [member, chosen] = [members.get(userId), settings.get(userId)];
  if (!alert || !member || !chosen)
    return { outcome: { state: 'WITHHELD', reason: 'The account is closed' } };
  const until = breaks.get(trials.keys.emailKey(member.email));
  if (viewerOf(member, now).onBreak || (until && now < until))
    return { outcome: { state: 'WITHHELD', reason: 'The member takes a break' } };
  const quiet = quietUntil(chosen, zoneOf(member.timeZone), now);
  if (quiet) return { outcome: { state: 'LATER', at: quiet } };
  if (alert.batch.kind === 'RECAP') return resultsMail(services, { member, chosen, alert, now });
  if (waitsForNews(facts, group, claimed))
    return { outcome: { state: 'LATER', at: new Date(clock.now().getTime() + SECOND) } };
  return digestMail(
    services,
    { member, chosen, alert, now },
    knownOf(facts.earlier.filter((one) => isBeside(group, one))),
  );
}

interface Reader {
  member: Member;
  chosen: AlertSettings;
  alert: ClaimedAlert;
  now: Date;
}

/** What is being sent to the member at this moment decides what is left for the digest. */
function waitsForNews({ earlier }: Facts, group: Group, claimed: readonly Group[]): boolean {
  const byOthers = earlier.some((one) => isBeside(group, one) && one.state === 'SENDING' && !one.isOurs);
  return byOthers || claimed.some(({ userId, letter }) => userId === group.userId && letter === 'NEWS');
}

async function digestMail(
  { database, publicUrl }: Services,
  { member, chosen, alert, now }: Reader,
  known: ReadonlyMap<string, number>,
): Promise<MailPlan> {
  const { day } = alert.batch;
  const over = easternInstant(addDays(day, 1), '00:00');
  const viewer = viewerOf(member, now);
  const picks = (await publishedPicks(database.em, day))
    .filter((pick) => pick.status === 'PUBLISHED' && pick.startsAt > now && !known.get(pick.id))
    .filter((pick) => visibility(pick, viewer, now).state === 'OPEN' && wantsPick(chosen, pick))
    .sort(inOrder);
  // The alert of what opens first brings it along (claim-alerts.ts).
  if (picks.length === 0 && now < over && chosen.mail === 'DIGEST')
    return { outcome: { state: 'LATER', at: over } };
  if (picks.length === 0) {
    const reason = `Nothing ${now < over ? 'was left to tell' : 'opened to the member after their time of the day'}`;
    return { outcome: { state: 'DROPPED', reason } };
  }
  const evidence = await evidenceOf(database.em, picks);
  const waitedSince = waited(alert, member, now);
  const letter = digestLetter({ picks, day, waitedSince }, publicUrl, evidence);
  const about = { kind: 'pick-alerts', why: WHY.DIGEST, record: evidence.checkpoint } as const;
  return { mail: { member, letter, ...about, told: versionsOf(picks), until: over } };
}

/** What a quarter of an hour is not: waiting for one's turn. */
const WAITED_MILLISECONDS = 15 * MINUTE;

function waited({ createdAt }: ClaimedAlert, { timeZone }: Member, now: Date): string | null {
  if (now.getTime() - createdAt.getTime() < WAITED_MILLISECONDS) return null;
  return readableTime(wallClockIn(zoneOf(timeZone), createdAt).time);
}

async function resultsMail(
  { database, publicUrl }: Services,
  { member, chosen, alert, now }: Reader,
): Promise<MailPlan> {
  const { day } = alert.batch;
  const viewer = viewerOf(member, now);
  const picks = (await publishedPicks(database.em, day))
    .filter((pick) => pick.status === 'PUBLISHED' && wantsPick(chosen, pick))
    .filter((pick) => visibility(pick, viewer, now).state === 'OPEN')
    .sort(inOrder);
  if (picks.length === 0)
    return { outcome: { state: 'DROPPED', reason: 'The day had no pick for the member' } };
  const grades = await gradesOfPicks(
    database.em,
    picks.map(({ id }) => id),
  );
  const evidence = await evidenceOf(database.em, picks);
  const letter = resultsLetter({ day, picks, grades, member }, publicUrl, evidence);
  const about = { kind: 'results-recap', why: WHY.RECAP, record: evidence.checkpoint } as const;
  return { mail: { member, letter, ...about, told: {}, until: easternInstant(addDays(day, 2), '00:00') } };
}

function inOrder(a: PickRecord, b: PickRecord): number {
  return a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1);
}

function versionsOf(picks: readonly PickRecord[]): Record<string, number> {
  return Object.fromEntries(picks.map(({ id, version }) => [id, version]));
}
