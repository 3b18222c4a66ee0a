import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { TOP_TIER, tierLabel } from '#schema/rules/access/tiers.ts';
import { firstReadableAt, opensAt } from '#schema/rules/access/visibility.ts';
import { easternDay, easternInstant, isDay, isWallTime } from '#schema/rules/time/eastern-time.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { type PickForm, releaseOf } from './pick-form.ts';

/** A post waits (frontend/admin/posting/pending-post.ts), and is sealed after that. */
const THEN_FOR_GOOD = 'You have ten seconds to undo; then it stays in the record.';

/** Who can read a new pick and from when, or null while that is open: the form has no tier, or keeps a draft. */
export function releaseSentence(form: PickForm, now: Date): string | null {
  const { subscription: tier, release, date } = form;
  if (!tier || release === 'DRAFT' || !isDay(date)) return null;
  if (hasStarted(form, now)) return 'This game has started: the pick will be marked late and never counts.';
  const releaseAt = releaseOf(form);
  if (release === 'SCHEDULED' && !releaseAt) return null;
  const opens = releaseAt && opensAt(releaseAt, tier);
  // A pick of a day to come stays hidden until that day begins.
  const dayBegins = date > easternDay(now) ? easternInstant(date, '00:00') : null;
  const from = [opens, dayBegins].reduce(
    (last, next) => (next && (!last || next > last) ? next : last),
    null,
  );
  const members = `Members of ${tierLabel(tier)}${tier === TOP_TIER ? '' : ' and higher'}`;
  const when = from && from > now ? `from ${shownPlainMoment(from)}` : 'as soon as it is posted';
  return `${members} see it ${when}. ${THEN_FOR_GOOD}`;
}

/** When the picks of a day can be read that are posted together. A pick of a day to come stays hidden until it begins. */
export function releaseOfDay(day: string, now: Date): string {
  return day > easternDay(now)
    ? `Members can read each pick when that day begins, or at its release time if that is later. ${THEN_FOR_GOOD}`
    : `Members can read each pick as soon as it is posted, or at its release time if it has one. ${THEN_FOR_GOOD}`;
}

/** Whether the game of a form has begun; not while its day or time is missing. */
export function hasStarted({ date, time }: PickForm, now: Date): boolean {
  return isDay(date) && isWallTime(time) && easternInstant(date, time) <= now;
}

/** Whether a member could read the pick by now: it then stays in the record, and is withdrawn instead of deleted. */
export function hasBeenReadable({ publishedAt, releaseAt }: AdminPickFragment, now: Date): boolean {
  if (!publishedAt) return false;
  // It was posted, so it can be read, even where this device's idea of the server's time is a little behind.
  if (!releaseAt) return true;
  return firstReadableAt(new Date(publishedAt), new Date(releaseAt)) <= now;
}
