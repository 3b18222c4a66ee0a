import type { Services } from '#gateway/auth/context.ts';
import { type PickRecord, publishedPicks } from '#gateway/picks/pick-rows.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { wantsPick } from '#schema/rules/alerts/alert-settings.ts';
import { quietUntil } from '#schema/rules/alerts/alert-times.ts';
import { addDays, easternInstant, NEW_YORK } from '#schema/rules/time/eastern-time.ts';
import type { Group } from './decide.ts';
import { evidenceOf } from './letter-picks.ts';
import { digestLetter, recapLetter } from './mail-letters.ts';
import type { Facts } from './read-facts.ts';
import type { MailPlan } from './ready-mail.ts';

const WHY = {
  DIGEST: 'You get this email because you chose to be told of picks once a day.',
  RECAP: 'You get this email because you chose to be told how picks went.',
};

/** The mail of a day: its picks that are open to the member and still to come, or how all of them went. */
export async function dayMail(
  { database, publicUrl, trials }: Services,
  { members, settings, breaks, now }: Facts,
  { userId, alerts }: Group,
): Promise<MailPlan> {
  const [batch] = alerts.map((alert) => alert.batch);
  const [member, chosen] = [members.get(userId), settings.get(userId)];
  if (!batch || !member || !chosen)
    return { outcome: { state: 'WITHHELD', reason: 'The account no longer exists' } };
  const until = breaks.get(trials.keys.emailKey(member.email));
  const viewer = viewerOf(member, now);
  if (viewer.onBreak || (until && now < until))
    return { outcome: { state: 'WITHHELD', reason: 'The member takes a break' } };
  const quiet = quietUntil(chosen, member.timeZone ?? NEW_YORK, now);
  if (quiet) return { outcome: { state: 'LATER', at: quiet } };
  const ofDay = await publishedPicks(database.em, batch.day);
  const isRecap = batch.kind === 'RECAP';
  const picks = ofDay
    .filter((pick) => pick.status === 'PUBLISHED' && (isRecap || pick.startsAt > now))
    .filter((pick) => visibility(pick, viewer, now).state === 'OPEN' && wantsPick(chosen, pick))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1));
  if (picks.length === 0)
    return { outcome: { state: 'DROPPED', reason: 'The day had no pick for the member' } };
  const evidence = await evidenceOf(database.em, picks);
  return {
    mail: {
      member,
      letter: (isRecap ? recapLetter : digestLetter)(picks, batch.day, publicUrl, evidence),
      kind: isRecap ? 'results-recap' : 'pick-alerts',
      why: isRecap ? WHY.RECAP : WHY.DIGEST,
      record: evidence.checkpoint,
      told: isRecap ? {} : versionsOf(picks),
      until: easternInstant(addDays(batch.day, isRecap ? 2 : 1), '00:00'),
    },
  };
}

function versionsOf(picks: readonly PickRecord[]): Record<string, number> {
  return Object.fromEntries(picks.map(({ id, version }) => [id, version]));
}
