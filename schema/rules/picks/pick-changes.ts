import { TIERS } from '#schema/rules/access/tiers.ts';
import {
  type GatedPick,
  opensAt,
  type PickViewer,
  type Visibility,
  visibility,
} from '#schema/rules/access/visibility.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';

export const PICK_CHANGES = [
  'RELEASED',
  'LOCKED',
  'STARTED',
  'EDITED',
  'GRADED',
  'WITHDRAWN',
  'REMOVED',
] as const;
export type PickChangeKind = (typeof PICK_CHANGES)[number];

/** A viewer at a moment. */
export interface ViewOfPick {
  viewer: PickViewer | null;
  at: Date;
}

/** What a viewer may see of a pick on the boards, which have neither drafts nor future days, not even for admins. */
export function seenOnBoard(pick: GatedPick, { viewer, at }: ViewOfPick): Visibility {
  const isShown = pick.status !== 'DRAFT' && pick.date <= easternDay(at);
  return isShown ? visibility(pick, viewer, at) : { state: 'HIDDEN' };
}

/**
 * How a pick changes for a viewer through time or their plan alone: a scheduled pick opens, a day passes, a game
 * starts, a trial ends. Null when they see the same as before.
 */
export function turnOf(pick: GatedPick, before: ViewOfPick, after: ViewOfPick): PickChangeKind | null {
  const [was, is] = [seenOnBoard(pick, before), seenOnBoard(pick, after)];
  if (is.state === 'HIDDEN') return was.state === 'HIDDEN' ? null : 'REMOVED';
  if (was.state === 'HIDDEN' || (was.state === 'LOCKED' && is.state === 'OPEN')) return 'RELEASED';
  if (was.state !== is.state) return 'LOCKED';
  if (pick.startsAt > before.at && pick.startsAt <= after.at) return 'STARTED';
  return JSON.stringify(was) === JSON.stringify(is) ? null : 'LOCKED';
}

/** The next moment at which one of the picks changes by time alone, or at which the day ends. */
export function nextTurn(picks: readonly GatedPick[], now: Date): Date {
  const midnight = easternInstant(addDays(easternDay(now), 1), '00:00');
  const moments = picks.flatMap(({ startsAt, releaseAt }) => [
    startsAt,
    ...(releaseAt ? TIERS.map((tier) => opensAt(releaseAt, tier)) : []),
  ]);
  const later = moments.filter((moment) => moment > now).map(Number);
  return new Date(Math.min(Number(midnight), ...later));
}
