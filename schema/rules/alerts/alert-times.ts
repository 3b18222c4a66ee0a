import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import { instantIn, wallClockIn, type ZoneOffset } from '#schema/rules/time/zoned-time.ts';
import type { AlertSettings } from './alert-settings.ts';

type QuietHours = Pick<AlertSettings, 'quietFrom' | 'quietTo'>;

/** When the quiet hours around an instant end in a zone; null: it is not in quiet hours. */
export function quietUntil({ quietFrom, quietTo }: QuietHours, zone: ZoneOffset, instant: Date): Date | null {
  if (quietFrom === null || quietTo === null) return null;
  const { day, time } = wallClockIn(zone, instant);
  const overnight = quietFrom > quietTo;
  const quiet = overnight ? time >= quietFrom || time < quietTo : time >= quietFrom && time < quietTo;
  if (!quiet) return null;
  const end = instantIn(zone, overnight && time >= quietFrom ? addDays(day, 1) : day, quietTo);
  // In the hour that autumn repeats, the end of the first one is past.
  const next = end > instant ? end : instantIn(zone, addDays(day, 1), quietTo);
  // An end that spring skips may fall into the next quiet hours.
  return quietUntil({ quietFrom, quietTo }, zone, next) ?? next;
}

/**
 * The next moment of the daily mail after `now`: at its local time, or at the end of the quiet hours around it. With
 * `sentToday` on another local day than now, so that no day has two, whatever the clocks or the settings do.
 */
export function nextDigestAt(
  { digestAt, ...quiet }: QuietHours & Pick<AlertSettings, 'digestAt'>,
  zone: ZoneOffset,
  now: Date,
  { sentToday = false } = {},
): Date {
  const today = wallClockIn(zone, now).day;
  for (let ahead = -1; ; ahead += 1) {
    const planned = instantIn(zone, addDays(today, ahead), digestAt);
    const moment = quietUntil(quiet, zone, planned) ?? planned;
    if (moment <= now) continue;
    if (sentToday && wallClockIn(zone, moment).day === today) continue;
    return moment;
  }
}

const FIRST_MILLISECONDS = 5 * SECOND;
const LONGEST_MILLISECONDS = 5 * MINUTE;

/** When an alert that could not be sent is tried again: after 5 seconds, then twice as long each time, at most 5 minutes. */
export function alertRetryAt(tries: number, now: Date): Date {
  const wait = Math.min(LONGEST_MILLISECONDS, FIRST_MILLISECONDS * 2 ** Math.max(0, tries - 1));
  return new Date(now.getTime() + wait);
}
