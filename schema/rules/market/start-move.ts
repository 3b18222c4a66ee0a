import { DAY, HOUR, MINUTE } from '#schema/rules/time/durations.ts';

/** What the schedule says of a start, since when, and when the provider last listed the league. */
export interface AgreedStart {
  scheduled: Date;
  notedAt: Date;
  seenAt: Date;
}

export interface MovedStart extends AgreedStart {
  /** What the pick says now, and the first start that any of its versions named. */
  stated: Date;
  first: Date;
  /** When Plus and Free members may read it. */
  releaseAt: Date | null;
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
  const { stated, first, releaseAt, scheduled } = given;
  if (isOwnStart(stated, scheduled) || now >= first || !isAgreed(given)) return null;
  const by = scheduled.getTime() - stated.getTime();
  const isTooSoon = scheduled.getTime() - now.getTime() < LEAST_NOTICE;
  const isTooFar = Math.abs(by) > MOST_AT_ONCE || scheduled.getTime() - first.getTime() > MOST_IN_ALL;
  const isReleasedAfter = releaseAt !== null && releaseAt >= scheduled;
  return isTooSoon || isTooFar || isReleasedAfter ? 'ASK' : 'FOLLOW';
}

/** Whether two rounds, a minute or more apart, say the same of a start. */
export function isAgreed({ notedAt, seenAt }: AgreedStart): boolean {
  return seenAt.getTime() - notedAt.getTime() >= AGREED_AFTER;
}

/** Whether a scheduled start is the one that a pick names, in whole minutes; a quarter of an hour later is no other start. */
export function isOwnStart(stated: Date, scheduled: Date): boolean {
  const by = Math.floor(scheduled.getTime() / MINUTE) - Math.floor(stated.getTime() / MINUTE);
  return by >= 0 && by < LATER_FROM / MINUTE;
}
