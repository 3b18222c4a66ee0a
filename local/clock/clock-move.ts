import { now } from '#local/system/clock.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { anchorDayOf, nextPeriodEnd } from '#schema/rules/money/periods.ts';

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

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const PARTS = [86_400_000, 3_600_000, 60_000, 1000];

/** Milliseconds of an ISO 8601 duration of days, hours, minutes and seconds, such as P1DT12H. Throws UserFacingError. */
export function durationMs(text: string): number {
  const match = DURATION.exec(text);
  if (!match || text.endsWith('T') || text === 'P') {
    throw new UserFacingError(
      '"advance" is an ISO 8601 duration of days, hours, minutes and seconds, such as PT24H or P30D, or the month P1M.',
    );
  }
  return PARTS.reduce((sum, worth, index) => sum + worth * Number(match[index + 1] ?? 0), 0);
}
