import type { Context } from '#gateway/auth/context.ts';
import { drawdown } from '#schema/rules/stats/drawdown.ts';
import { plottedDays } from '#schema/rules/stats/plotted-days.ts';
import type { RecordCurveType, RecordStatsFilter } from '#schema/types/record/record-stats.type.ts';
import { areWithheld } from './check-sums.ts';
import { sumsByDay } from './read-sums.ts';
import { figureSelection } from './selection.ts';

/** A flat record's units have six decimal places, the others eight. */
const FLAT = 100n;

/** Units over the days that are over. Throws BAD_USER_INPUT. */
export async function readCurve(
  { database: { em }, now }: Pick<Context, 'database' | 'now'>,
  filter: RecordStatsFilter,
): Promise<RecordCurveType> {
  const selection = await figureSelection(em, filter, now);
  if (await areWithheld(em)) return { days: [], drawdown: null, flatDrawdown: null };
  const days = await sumsByDay(em.getKysely(), selection);
  return {
    days: plottedDays(days),
    drawdown: drawdown(days),
    flatDrawdown: drawdown(days.map(({ day, flatProfit }) => ({ day, profit: flatProfit * FLAT }))),
  };
}
