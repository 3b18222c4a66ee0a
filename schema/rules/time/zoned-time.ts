import { DAY, MINUTE } from './durations.ts';
import { dateFormat } from './eastern-time.ts';

/**
 * How far the clocks of a place are ahead of UTC at an instant, in milliseconds. The server has members' zones from data of its own
 * (gateway/alert-settings/zone-data.ts), because those that come with Node are months old when a law changes.
 */
export type ZoneOffset = (instant: Date) => number;

const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** A zone as this runtime knows it: good for the clocks of the United States. Throws RangeError for an unknown one. */
export function runtimeZone(zone: string): ZoneOffset {
  const clock = dateFormat('sv-SE', { ...PARTS, hourCycle: 'h23', timeZone: zone });
  return (instant) =>
    Date.parse(`${clock.format(instant).replace(' ', 'T')}:00Z`) -
    Math.floor(instant.getTime() / MINUTE) * MINUTE;
}

/** What clocks and calendars of a zone show at an instant: YYYY-MM-DD and HH:mm. */
export function wallClockIn(zone: ZoneOffset, instant: Date): { day: string; time: string } {
  const text = new Date(instant.getTime() + zone(instant)).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * The instant at which a zone shows a day and time. A time that spring skips becomes the same number of minutes after the
 * change; of a time that autumn repeats it is the first.
 */
export function instantIn(zone: ZoneOffset, day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsets = [wall - DAY, wall + DAY].map((at) => zone(new Date(at)));
  const candidates = offsets
    .map((offset) => new Date(wall - offset))
    .sort((a, b) => a.getTime() - b.getTime());
  const shown = candidates.find((instant) => {
    const clock = wallClockIn(zone, instant);
    return clock.day === day && clock.time === time;
  });
  return shown ?? new Date(wall - (offsets[0] ?? 0));
}
