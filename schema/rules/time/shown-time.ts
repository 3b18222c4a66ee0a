import { DAY, HOUR, MINUTE, SECOND } from './durations.ts';
import { dateFormat, easternClock, easternDay, plainDay, shortDay } from './eastern-time.ts';

/** Null: New York, as everywhere by default and always on the server. */
let zone: string | null = null;

/** Shows times of day in another zone from now on; an unknown one is New York. For the browser. */
export function showTimesIn(chosen: string | null): void {
  zone = chosen && isZone(chosen) ? chosen : null;
}

/** The time at an instant: '2:00 PM ET', or '11:00 AM PST'. */
export function shownClock(instant: Date): string {
  if (zone === null) return easternClock(instant);
  const parts = { hour: 'numeric', minute: '2-digit', timeZone: zone, timeZoneName: 'short' } as const;
  // Some browsers put a narrow space before AM and PM.
  return dateFormat('en-US', parts).format(instant).replace(/\s/g, ' ');
}

/** The same without the zone where that is New York's, for texts that name no zone. */
export function shownTime(instant: Date): string {
  return shownClock(instant).replace(' ET', '');
}

/** The calendar day of an instant where times are shown, YYYY-MM-DD. */
export function shownDay(instant: Date): string {
  if (zone === null) return easternDay(instant);
  return dateFormat('sv-SE', { timeZone: zone }).format(instant);
}

/** An instant in a table: 'Nov 20, 2026, 3:00 PM ET'. */
export function shownPlainMoment(instant: Date): string {
  return `${plainDay(shownDay(instant))}, ${shownClock(instant)}`;
}

/** The same in a sentence, where no line breaks it. */
export function shownMoment(instant: Date): string {
  return unbroken(shownPlainMoment(instant));
}

/** A time or date that no line breaks. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

interface Game {
  /** The day in New York. */
  date: string;
  startsAt: string;
}

/** When a game starts: '7:15 PM ET', with its day where that is another one: 'Sat, Nov 21, 9:15 AM GMT+9'. */
export function startText({ date, startsAt }: Game): string {
  const instant = new Date(startsAt);
  if (zone === null) return easternClock(instant);
  const day = shownDay(instant);
  return day === date ? shownClock(instant) : `${shortDay(day)}, ${shownClock(instant)}`;
}

/** Whether it names a time zone that this runtime knows. */
export function isZone(name: string): boolean {
  try {
    return dateFormat('en-US', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

const STEPS = [
  { from: 2 * DAY, length: DAY, unit: 'days' },
  { from: 2 * HOUR, length: HOUR, unit: 'h' },
  { from: 2 * MINUTE, length: MINUTE, unit: 'min' },
] as const;

/** How long ago something was seen: '38 s ago', '12 min ago', '3 h ago', '2 days ago'. What is yet to come is 0 s ago. */
export function ageText(moment: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - moment.getTime());
  const { length, unit } = STEPS.find(({ from }) => age >= from) ?? { length: SECOND, unit: 's' };
  return `${Math.floor(age / length)} ${unit} ago`;
}
