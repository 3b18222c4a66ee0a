import { setImmediate as nextTurn } from 'node:timers/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Context } from '#gateway/auth/context.ts';
import type { FairBet } from '#schema/rules/stats/luck-draws.ts';
import { recordFigures } from '#schema/rules/stats/record-figures.ts';
import type { RecordSums } from '#schema/rules/stats/record-sums.ts';
import { NEEDED, NORMAL_FROM } from '#schema/rules/stats/samples.ts';
import { adjustedChances, type Dimension, orderedSlices } from '#schema/rules/stats/slices.ts';
import type {
  RecordSlicesType,
  RecordStatsFilter,
  RecordStatsType,
} from '#schema/types/record/record-stats.type.ts';
import { areWithheld } from './check-sums.ts';
import { calibrationOf, closingLineBinsOf, earlyClosesOf } from './read-bins.ts';
import { sumsByPlan } from './read-plans.ts';
import { sumsBy, sumsOfAll } from './read-sums.ts';
import { conditionsOf, figureSelection, type Selection, selectedDays } from './selection.ts';

/** Figures of the days that are over. Throws BAD_USER_INPUT. */
export async function readStats(
  context: Pick<Context, 'database' | 'now'>,
  filter: RecordStatsFilter,
  by: readonly Dimension[],
): Promise<RecordStatsType> {
  const { em } = context.database;
  const selection = await figureSelection(em, filter, context.now);
  const { from, to } = selection;
  const days = { window: filter.window ?? 'ALL', from, to };
  if (await areWithheld(em))
    return {
      ...days,
      withheld: true,
      figures: null,
      by: [],
      closingLineBins: async () => [],
      earlyCloses: async () => null,
      calibration: async () => null,
    };
  const connection = em.getKysely();
  const sums = await sumsOfAll(connection, selection);
  const bets = await betsFor(connection, selection, sums);
  return {
    ...days,
    withheld: false,
    figures: bets ? await inTurn(() => recordFigures(sums, bets)) : recordFigures(sums),
    by: await Promise.all(
      [...new Set(by)].map(async (dimension) =>
        slicesOf(
          dimension,
          dimension === 'PLAN'
            ? await sumsByPlan(context, filter)
            : await sumsBy(connection, selection, dimension),
        ),
      ),
    ),
    closingLineBins: () => closingLineBinsOf(connection, selection),
    earlyCloses: () => earlyClosesOf(connection, selection),
    calibration: () => calibrationOf(connection, selection),
  };
}

function slicesOf(dimension: Dimension, found: { name: string; sums: RecordSums }[]): RecordSlicesType {
  const slices = found.map(({ name, sums }) => ({ name, n: Number(sums.n), figures: recordFigures(sums) }));
  const chances = adjustedChances(slices.map(({ figures }) => figures.luck.p));
  return {
    dimension,
    slices: orderedSlices(
      slices.map((slice, place) => ({ ...slice, adjustedChance: chances[place] ?? null })),
      isCalendar(dimension) ? 'NAME' : 'N',
    ),
  };
}

function isCalendar(dimension: Dimension): boolean {
  return dimension === 'MONTH' || dimension === 'SEASON';
}

/** The priced wins and losses, where there are so few that luck is found by draws. */
async function betsFor(
  connection: QueryExecutorProvider,
  selection: Selection,
  { priced }: RecordSums,
): Promise<FairBet[] | null> {
  if (priced < BigInt(NEEDED.luck) || priced >= BigInt(NORMAL_FROM)) return null;
  const { rows } = await sql<{ stake: number; odds: string; times: string }>`
    select stake, odds, sum(sign) as times from record_counted
     where ${conditionsOf(selection)} and ${selectedDays(selection)}
       and kind in ('WIN', 'LOSS') and stake is not null and odds is not null
     group by stake, odds having sum(sign) > 0`.execute(connection);
  return rows.flatMap(({ stake, odds, times }) =>
    Array<FairBet>(Number(times)).fill({ units: stake / 100, odds: Number(odds) / 1e6 }),
  );
}

let last: Promise<unknown> = Promise.resolve();

/** Runs heavy computations one at a time with a turn of the event loop before each, so that other requests come between. */
function inTurn<T>(compute: () => T): Promise<T> {
  const computed = last.then(() => nextTurn()).then(compute);
  last = computed.catch(() => {});
  return computed;
}
