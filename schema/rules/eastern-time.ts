import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The only zone of the product. Never `EST`: that is wrong for eight months of the year. */
const ZONE = 'America/New_York';

const DAY = /^(?!0000|9999)\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The last requested day, cached: computing it is slow, and nearly every request is for today. */
let known = { day: '', begins: 0, ends: 0 };

/** The calendar day in New York at an instant, as YYYY-MM-DD. */
export function easternDay(instant: Date): string {
  const moment = instant.getTime();
  if (moment >= known.begins && moment < known.ends) return known.day;
  const day = dayjs(instant).tz(ZONE).format('YYYY-MM-DD');
  const midnight = (of: string) => easternInstant(of, '00:00').getTime();
  known = { day, begins: midnight(day), ends: midnight(addDays(day, 1)) };
  return day;
}

/** The instant at which an instant's New York day ends. */
export function nextMidnight(instant: Date): Date {
  return easternInstant(addDays(easternDay(instant), 1), '00:00');
}

/** The New York time at an instant, as HH:mm. */
export function easternTime(instant: Date): string {
  return dayjs(instant).tz(ZONE).format('HH:mm');
}

/**
 * The instant of a New York day (YYYY-MM-DD) and time (HH:mm). A time that spring skips becomes the instant an hour
 * later; of a time that autumn repeats it is the second.
 */
export function easternInstant(day: string, time: string): Date {
  return dayjs.tz(`${day}T${time}`, ZONE).toDate();
}

export function addDays(day: string, days: number): string {
  return dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD');
}

/** Whether the text is a day that exists: 2027-02-29 is not one, nor is any of year 0, or of 9999, whose last evening is in UTC year 10000. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

export function isWallTime(text: string): boolean {
  return TIME.test(text);
}

const LONG = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
const SHORT = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const PLAIN = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const MONTH = { month: 'long' } as const;
const DATED_MONTH = { month: 'short', year: 'numeric' } as const;

/** Made at first use and kept: making one takes as long as writing a hundred days. */
const formatters = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();

function dayText(day: string, format: Intl.DateTimeFormatOptions): string {
  const formatter =
    formatters.get(format) ?? new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' });
  formatters.set(format, formatter);
  return formatter.format(new Date(`${day}T00:00:00Z`));
}

/** A long day: 'Friday, November 20, 2026'. */
export function longDay(day: string): string {
  return dayText(day, LONG);
}

/** A short day: 'Fri, Nov 20'. */
export function shortDay(day: string): string {
  return dayText(day, SHORT);
}

/** A day in a table: 'Nov 20, 2026'. */
export function plainDay(day: string): string {
  return dayText(day, PLAIN);
}

/** The month of a day: 'November'. */
export function monthName(day: string): string {
  return dayText(day, MONTH);
}

/** A month, as YYYY-MM, in a table: 'Nov 2026'. */
export function plainMonth(month: string): string {
  return dayText(`${month}-01`, DATED_MONTH);
}

/** A wall time in twelve hours: '19:05' is '7:05 PM'. */
export function readableTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** The New York time at an instant, for display: '2:00 PM ET'. */
export function easternClock(instant: Date): string {
  return `${readableTime(easternTime(instant))} ET`;
}

/** An instant written out: 'Friday, November 21, 2026 at 3:00 PM ET'. */
export function easternMoment(instant: Date): string {
  return `${longDay(easternDay(instant))} at ${easternClock(instant)}`;
}

/** An instant in a table: 'Nov 20, 2026, 3:00 PM ET'. */
export function plainMoment(instant: Date): string {
  return `${plainDay(easternDay(instant))}, ${easternClock(instant)}`;
}
