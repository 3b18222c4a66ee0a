import type { Market } from '#schema/rules/picks/pick-values.ts';
import { HOUR, SECOND } from '#schema/rules/time/durations.ts';
import { type AgreedStart, isAgreed, isOwnStart } from './start-move.ts';

/** Closes are sealed so long before the start, so that witnesses see them before anything happens in the game. */
export const CLOSE_FROM_SECONDS = 30;
/** A close that was noted earlier than this before the start is early: it counts in no closing line value. */
export const EARLY_CLOSE_SECONDS = 60;
/** An early close is taken again while its game is put off by no more than this. Later it is another day's price. */
const TAKEN_AGAIN_WITHIN = 6 * HOUR;

export interface ClosedPick extends AgreedStart {
  /** The start that the pick names. */
  stated: Date;
  /** When its close was noted; null while it has none. */
  closedAt: Date | null;
}

/** Whether a closing price was noted so long before the start that it is none. */
export function isEarlyClose(notedAt: Date, startsAt: Date): boolean {
  return startsAt.getTime() - notedAt.getTime() > EARLY_CLOSE_SECONDS * SECOND;
}

/**
 * Whether a pick gets its close now: shortly before a start on which two rounds agree. The first one only at the pick's own start, so
 * that a wrong answer of the provider closes nothing. An early one, because the game was put off after it, is taken again.
 */
export function isCloseDue(pick: ClosedPick, now: Date): boolean {
  const { stated, scheduled, closedAt } = pick;
  const left = scheduled.getTime() - now.getTime();
  if (left <= 0 || left > CLOSE_FROM_SECONDS * SECOND || !isAgreed(pick)) return false;
  if (closedAt === null) return isOwnStart(stated, scheduled);
  const putOff = scheduled.getTime() - stated.getTime();
  return isEarlyClose(closedAt, scheduled) && putOff >= 0 && putOff <= TAKEN_AGAIN_WITHIN;
}

/** Whether a price has a line as its market has one: a moneyline never, a spread and a total always, a prop either. */
export function hasLineOfMarket(market: Market | null, line: number | null): boolean {
  if (market === 'MONEYLINE') return line === null;
  return line !== null || (market !== 'SPREAD' && market !== 'TOTAL');
}
