import { type GatedPick, opensAt, type PickViewer, visibility } from '#schema/rules/access/visibility.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';

interface PostedPick extends GatedPick {
  publishedAt: Date | null;
}

/**
 * When a posted pick opens to a viewer: with their plan, or to everyone once its day is over and its game has started. Of a viewer
 * as they are now: who changed their plan since may have read it at another moment.
 */
export function openedAt(pick: PostedPick, viewer: PickViewer): Date {
  const midnight = easternInstant(pick.date, '00:00');
  const release = pick.releaseAt && opensAt(pick.releaseAt, viewer.tier);
  const byPlan = latest(pick.publishedAt, midnight, release);
  if (visibility(pick, viewer, byPlan).state === 'OPEN') return byPlan;
  return latest(pick.publishedAt, easternInstant(addDays(pick.date, 1), '00:00'), pick.startsAt);
}

function latest(...moments: (Date | null)[]): Date {
  return new Date(Math.max(...moments.map(Number)));
}
