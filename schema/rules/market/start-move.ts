import { DAY, HOUR, MINUTE } from '#schema/rules/time/durations.ts';

export interface MovedStart {
  /** What the pick says now, and the first start that any of its versions named. */
  stated: Date;
  first: Date;
  /** When Plus and Free members may read it. */
  releaseAt: Date | null;
  /** What the schedule says, since when, and when the provider last listed the league. */
  scheduled: Date;
  notedAt: Date;
  seenAt: Date;
}

/** FOLLOW writes a version with the new start, ASK leaves it to an admin, null does nothing. */
type StartMove = 'FOLLOW' | 'ASK' | null;

const LATER_FROM = 15 * MINUTE;
/** Two rounds so far apart have to agree. */
const AGREED_AFTER = MINUTE;
const LEAST_NOTICE = 2 * MINUTE;
const MOST_AT_ONCE = 36 * HOUR;
const MOST_IN_ALL = 14 * DAY;

/**
 * An earlier start is always followed, a later one if it is at least 15 minutes later. Once the earliest start that any version named
 * has passed, nothing moves: the words of a pick are final then.
 */
export function startMove(given: MovedStart, now: Date): StartMove {
  const { stated, first, releaseAt, scheduled, notedAt, seenAt } = given;
  const by = scheduled.getTime() - stated.getTime();
  if (by === 0 || now >= first || (by > 0 && by < LATER_FROM)) return null;
  if (seenAt.getTime() - notedAt.getTime() < AGREED_AFTER) return null;
  const isTooSoon = scheduled.getTime() - now.getTime() < LEAST_NOTICE;
  const isTooFar = Math.abs(by) > MOST_AT_ONCE || scheduled.getTime() - first.getTime() > MOST_IN_ALL;
  const isReleasedAfter = releaseAt !== null && releaseAt >= scheduled;
  return isTooSoon || isTooFar || isReleasedAfter ? 'ASK' : 'FOLLOW';
}
