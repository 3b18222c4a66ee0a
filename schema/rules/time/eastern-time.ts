import { DAY, HOUR } from './durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter for instants, made once: making one takes a phone up to 20 ms. Throws RangeError for an unknown time zone. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** The only zone of the product. Never `EST`: that is wrong for eight months of the year. */
export const NEW_YORK = 'America/New_York';

const DAY_TEXT = /^(?!0000|9999)\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const CLOCK: Intl.DateTimeFormatOptions = {
  ...{ timeZone: NEW_YORK, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit' },
};

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

/** The day of the last requested hour: New York's days begin with a whole hour, and nearly every request is for now. */
let known = { hour: Number.NaN, day: '' };

/** The calendar day in New York at an instant, as YYYY-MM-DD. */
export function easternDay(instant: Date): string {
  const hour = Math.floor(instant.getTime() / HOUR);
  if (hour !== known.hour) known = { hour, day: wallClock(instant).day };
  return known.day;
}

/** The instant at which an instant's New York day ends. */
export function nextMidnight(instant: Date): Date {
  return easternInstant(addDays(easternDay(instant), 1), '00:00');
}

/** The New York time at an instant, as HH:mm. */
export function easternTime(instant: Date): string {
  return wallClock(instant).time;
}

function wallClock(instant: Date): { day: string; time: string } {
  const parts = dateFormat('en-US', CLOCK).formatToParts(instant);
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`,
    time: `${of('hour')}:${of('minute')}`,
  };
}

/**
 * The instant of a New York day (YYYY-MM-DD) and time (HH:mm). A time that spring skips becomes the instant an hour
 * later; of a time that autumn repeats it is the second.
 */
export function easternInstant(day: string, time: string): Date {
  const wall = TIME.test(time) ? Date.parse(`${day}T${time}:00Z`) : Number.NaN;
  const [standard, summer] = [new Date(wall + 5 * HOUR), new Date(wall + 4 * HOUR)];
  return !Number.isNaN(wall) && !shows(standard, day, time) && shows(summer, day, time) ? summer : standard;
}

function shows(instant: Date, day: string, time: string): boolean {
  const wall = wallClock(instant);
  return wall.day === day && wall.time === time;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The first day that `isDay` knows. */
const FIRST_DAY = '0001-01-01';

/** So many days before; the first day there is where that would be before it. */
export function daysBefore(day: string, days: number): string {
  const before = addDays(day, -days);
  return before < FIRST_DAY ? FIRST_DAY : before;
}

/** Whether the text is a day that exists: 2027-02-29 is not one, nor is any of year 0, or of 9999, whose last evening is in UTC year 10000. */
export function isDay(text: string): boolean {
  if (!DAY_TEXT.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** Whether a text is a month, such as 2031-11. */
export function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

/** The first and the last day of a month that is written 2031-11. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

export function isWallTime(text: string): boolean {
  return TIME.test(text);
}

/** A long day: 'Friday, November 20, 2026'. */
export function longDay(day: string): string {
  const { weekday, month, date, year } = partsOf(day);
  return `${weekday}, ${month} ${date}, ${year}`;
}

/** A short day: 'Fri, Nov 20'. */
export function shortDay(day: string): string {
  const { weekday, month, date } = partsOf(day);
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${date}`;
}

/** A day in a table: 'Nov 20, 2026'. */
export function plainDay(day: string): string {
  const { month, date, year } = partsOf(day);
  return `${month.slice(0, 3)} ${date}, ${year}`;
}

/** A day in a sentence, with the year only when it is not this one's: 'Nov 20'. */
export function sentenceDay(day: string, today: string): string {
  const { month, date, year } = partsOf(day);
  const words = `${month.slice(0, 3)} ${date}`;
  return year === partsOf(today).year ? words : `${words}, ${year}`;
}

/** The month of a day: 'November'. */
export function monthName(day: string): string {
  return partsOf(day).month;
}

/** A month, as YYYY-MM, in a table: 'Nov 2026'. */
export function plainMonth(month: string): string {
  const { month: name, year } = partsOf(`${month}-01`);
  return `${name.slice(0, 3)} ${year}`;
}

/** Without `Intl`, whose formatters take a phone up to 20 ms each to make. */
function partsOf(day: string) {
  const instant = new Date(`${day}T00:00:00Z`);
  return {
    weekday: WEEKDAYS[instant.getUTCDay()] ?? '',
    month: MONTHS[instant.getUTCMonth()] ?? '',
    date: instant.getUTCDate(),
    year: instant.getUTCFullYear(),
  };
}

/** A wall time in twelve hours: '19:05' is '7:05 PM'. */
export function readableTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** The New York time at an instant, for display: '2:00 PM ET'; of the hour that autumn repeats it says which: '1:30 AM EST'. */
export function easternClock(instant: Date): string {
  const time = easternTime(instant);
  return `${readableTime(time)} ${time.startsWith('01') ? zoneAt(instant, time) : 'ET'}`;
}

function zoneAt(instant: Date, time: string): string {
  const isShownAgain = (hours: number) => easternTime(new Date(instant.getTime() + hours * HOUR)) === time;
  if (isShownAgain(1)) return 'EDT';
  return isShownAgain(-1) ? 'EST' : 'ET';
}

/** The same of a day and time of a game. */
export function gameClock(day: string, time: string): string {
  return easternClock(easternInstant(day, time));
}

/** An instant: 'Nov 20, 2026, 3:00 PM ET'. */
export function plainMoment(instant: Date): string {
  return `${plainDay(easternDay(instant))}, ${easternClock(instant)}`;
}
