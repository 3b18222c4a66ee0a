import { UserFacingError } from '#local/system/user-facing-error.ts';

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
