import type { Rows } from '#gateway/database/rows.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import * as statements from './record-points.sql.ts';

const WINDOW_MILLISECONDS = MINUTE;

/**
 * Adds what was spent by many owners at once; answers by key what all processes together have spent in the minute. Of
 * processes whose clocks differ, the one ahead names the minute.
 */
export async function recordPoints(
  rows: Rows,
  spent: Map<string, number>,
  now: Date,
): Promise<Map<string, number>> {
  const starts = new Date(minuteOf(now));
  const list = [...spent].map(([key, points]) => ({ key, starts, points }));
  const recorded = await statements.recordPoints.all(rows, { spent: JSON.stringify(list) });
  return new Map(recorded.map(({ key, taken }) => [key, taken]));
}

/** Deletes counts of past minutes; answers how many. For the worker. */
export function clearPoints(rows: Rows, now: Date): Promise<number> {
  return statements.clearPoints.run(rows, { before: new Date(minuteOf(now) - WINDOW_MILLISECONDS) });
}

/** The start of the minute, in milliseconds since 1970. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MILLISECONDS) * WINDOW_MILLISECONDS;
}

/** Whole seconds until the next minute, at least one. */
export function secondsLeft(now: Date): number {
  return Math.ceil((minuteOf(now) + WINDOW_MILLISECONDS - now.getTime()) / 1_000);
}
