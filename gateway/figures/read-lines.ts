import type { Context } from '#gateway/auth/context.ts';
import { exact, NET_PLACES } from '#schema/rules/stats/scaled.ts';
import { type LINE_DIMENSIONS, orderedSlices } from '#schema/rules/stats/slices.ts';
import type { LinePoint, SliceLines } from '#schema/rules/stats/stats-file.ts';
import type { RecordStatsFilter } from '#schema/types/record/record-stats.type.ts';
import { areWithheld } from './check-sums.ts';
import { profitsBy } from './read-sums.ts';
import { figureSelection } from './selection.ts';

/** More would not be seen in a small panel. */
const LINE_POINTS = 60;

/** Units over the days that are over, a line for each value of a dimension, most days first. Throws BAD_USER_INPUT. */
export async function readFigureLines(
  { database: { em }, now }: Pick<Context, 'database' | 'now'>,
  filter: RecordStatsFilter,
  dimension: (typeof LINE_DIMENSIONS)[number],
): Promise<SliceLines> {
  const selection = await figureSelection(em, filter, now);
  if (await areWithheld(em)) return { dimension, slices: [] };
  const days = await profitsBy(em.getKysely(), selection, dimension);
  const slices = [...new Set(days.map(({ name }) => name))].map((name) => {
    const own = days.filter((each) => each.name === name);
    return { name, n: own.length, points: lineOf(own) };
  });
  return { dimension, slices: orderedSlices(slices, 'N').map(({ name, points }) => ({ name, points })) };
}

/** Running totals of days in order, thinned out evenly from the end. */
function lineOf(days: readonly { day: string; profit: bigint }[]): LinePoint[] {
  let total = 0n;
  const points = days.map(({ day, profit }) => {
    total += profit;
    return { day, units: exact(total, NET_PLACES) };
  });
  const every = Math.ceil(points.length / LINE_POINTS);
  return points.filter((_, place) => (points.length - 1 - place) % every === 0);
}
