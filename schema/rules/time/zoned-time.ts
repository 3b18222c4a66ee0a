import { DAY, MINUTE } from './durations.ts';
import { dateFormat } from './eastern-time.ts';

/** By zone: a formatter takes longer to make than to use. */
const clocks = new Map<string, Intl.DateTimeFormat>();

const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** What clocks and calendars of a zone show at an instant: YYYY-MM-DD and HH:mm. Throws RangeError for an unknown zone. */
export function wallClockIn(zone: string, instant: Date): { day: string; time: string } {
  const known = clocks.get(zone);
  const clock = known ?? dateFormat('sv-SE', { ...PARTS, hourCycle: 'h23', timeZone: zone });
  if (!known) clocks.set(zone, clock);
  const text = clock.format(instant);
  const [day = '', time = ''] = text.split(' ');
  return { day, time };
}

/**
 * The instant at which a zone shows a day and time. A time that spring skips becomes the same number of minutes after the
 * change; of a time that autumn repeats it is the first.
 */
export function instantIn(zone: string, day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsets = [wall - DAY, wall + DAY].map((at) => offsetAt(zone, new Date(at)));
  const candidates = offsets
    .map((offset) => new Date(wall - offset))
    .sort((a, b) => a.getTime() - b.getTime());
  const shown = candidates.find((instant) => {
    const clock = wallClockIn(zone, instant);
    return clock.day === day && clock.time === time;
  });
  return shown ?? new Date(wall - (offsets[0] ?? 0));
}

/** How far a zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(zone: string, instant: Date): number {
  const { day, time } = wallClockIn(zone, instant);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant.getTime() / MINUTE) * MINUTE;
}
