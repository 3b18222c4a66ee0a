import { DAY } from '#schema/rules/time/durations.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';

/** Days since 1970, so that a plain scale places them. */
export function dayNumber({ day }: { day: string }): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY;
}

/** At most so many days, evenly apart, both ends left free so that labels stay inside. */
export function dayTicks(days: readonly { day: string }[], most: number): number[] {
  const numbers = [days[0], days.at(-1)].flatMap((day) => (day ? [dayNumber(day)] : []));
  const [first = 0, last = 0] = numbers;
  const step = Math.max(1, Math.floor((last - first) / most));
  const ticks = Array.from({ length: most }, (_, place) => first + Math.floor(step / 2) + place * step);
  return ticks.filter((tick) => tick <= last);
}

/** 'Nov 20, 2026' */
export function tickDay(number: number): string {
  return plainDay(new Date(number * DAY).toISOString().slice(0, 10));
}
