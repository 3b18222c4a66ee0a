import { now } from '#local/system/clock.ts';
import { UserFacingError } from '#local/system/user-facing-error.ts';
import { anchorDayOf, nextPeriodEnd } from '#schema/rules/money/periods.ts';
import { durationMs } from './duration.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const FORMS =
  'Send exactly one of {"advance":"PT24H"}, {"advance":"P1M"}, {"advanceSeconds":90} and {"to":"2027-01-31T20:00:00Z"}.';

/** Whatever is bought before such a move has renewed or ended after it. */
export const A_MONTH = 'P1M';

/** Milliseconds that a request moves the clock by. Throws UserFacingError when the request is unclear. */
export function requestedMove(body: unknown): number {
  const entries = body && typeof body === 'object' ? Object.entries(body) : [];
  const [name, value] = entries.length === 1 && entries[0] ? entries[0] : [undefined, undefined];
  if (name === 'advance' && value === A_MONTH) return monthMs(now());
  if (name === 'advance' && typeof value === 'string') return durationMs(value);
  if (name === 'advanceSeconds' && typeof value === 'number') return value * 1000;
  if (name === 'to' && typeof value === 'string') return untilInstant(value);
  throw new UserFacingError(FORMS);
}

/** A month as plans count it: 28 to 31 days. */
function monthMs(from: Date): number {
  return nextPeriodEnd(from, anchorDayOf(from)).getTime() - from.getTime();
}

function untilInstant(text: string): number {
  const instant = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant))
    throw new UserFacingError('"to" is an instant with its zone, such as 2027-01-31T20:00:00Z.');
  return instant - now().getTime();
}
