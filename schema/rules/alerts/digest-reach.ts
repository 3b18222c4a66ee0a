import { DAY } from '#schema/rules/time/durations.ts';
import { wallClockIn, type ZoneOffset } from '#schema/rules/time/zoned-time.ts';

/** From when to when a pick can be in a daily mail: it is open, and its game has not started. */
export interface OpenTime {
  from: Date;
  to: Date;
}

/** How many of some picks a daily mail would have had. */
export interface DigestReach {
  picks: number;
  /** At the time that is chosen. */
  reached: number;
  /** The time at which it has the most, HH:mm in the zone; null without a pick. */
  bestAt: string | null;
  bestReached: number;
}

const MINUTES_A_DAY = 24 * 60;
const QUARTER = 15;

/**
 * What daily mails at a time of a zone's clock have of picks, and the quarter of an hour at which they have the most: of equal ones
 * that at which picks have waited least.
 */
export function digestReach(picks: readonly OpenTime[], zone: ZoneOffset, chosen: string): DigestReach {
  const times = picks.map((pick) => minutesOf(pick, zone));
  const best = Array.from({ length: MINUTES_A_DAY / QUARTER }, (_, at) =>
    reachedAt(times, at * QUARTER),
  ).sort((a, b) => b.reached - a.reached || a.waited - b.waited)[0];
  const hasBest = best !== undefined && best.reached > 0;
  return {
    picks: picks.length,
    reached: reachedAt(times, minuteOf(chosen)).reached,
    bestAt: hasBest ? clockOf(best.at) : null,
    bestReached: hasBest ? best.reached : 0,
  };
}

interface OpenMinutes {
  from: number;
  /** For how many minutes it can be in a mail, a day at most. */
  lasts: number;
}

function minutesOf({ from, to }: OpenTime, zone: ZoneOffset): OpenMinutes {
  const [begin, end] = [from, to].map((at) => minuteOf(wallClockIn(zone, at).time));
  const isLong = to.getTime() - from.getTime() >= DAY;
  return { from: begin ?? 0, lasts: isLong ? MINUTES_A_DAY : after(begin ?? 0, end ?? 0) };
}

/** A pick that opens in the minute of the mail is not in it yet. */
function reachedAt(times: readonly OpenMinutes[], at: number) {
  const waits = times
    .map(({ from, lasts }) => ({ wait: after(from, at), lasts }))
    .filter(({ wait, lasts }) => wait > 0 && wait < lasts);
  return { at, reached: waits.length, waited: waits.reduce((sum, { wait }) => sum + wait, 0) };
}

/** The minutes from one time of the day to the next time that it is another. */
function after(from: number, to: number): number {
  return (to - from + MINUTES_A_DAY) % MINUTES_A_DAY;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
