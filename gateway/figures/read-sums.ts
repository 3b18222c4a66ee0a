import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { League } from '#schema/rules/picks/leagues.ts';
import { type RecordSums, SUM_COLUMNS, SUM_NAMES } from '#schema/rules/stats/record-sums.ts';
import { seasonOf } from '#schema/rules/stats/seasons.ts';
import type { LINE_DIMENSIONS, Partition } from '#schema/rules/stats/slices.ts';
import { type Column, conditionsOf, type Selection, selectedDays } from './selection.ts';

const COLUMN_OF: Partial<Record<Partition, Column>> = {
  LEAGUE: 'league',
  MARKET: 'market',
  ANALYST: 'analyst',
  TIER: 'tier',
  BAND: 'band',
};

/** What rows are grouped by. A season begins on 15 July, in baseball on 1 January (`seasonOf`). */
const KEYS: Record<Partition, RawBuilder<string>> = {
  LEAGUE: sql`league`,
  MARKET: sql`market`,
  ANALYST: sql`analyst`,
  TIER: sql`tier`,
  BAND: sql`band`,
  WEEKDAY: sql`to_char(day, 'FMDay')`,
  MONTH: sql`to_char(day, 'YYYY-MM')`,
  SEASON: sql`league || ' ' || to_char(case when league = 'MLB' then day else day - interval '6 months 14 days' end, 'YYYY')`,
};

/** Σ of everything selected. */
export async function sumsOfAll(
  connection: QueryExecutorProvider,
  selection: Selection,
): Promise<RecordSums> {
  const [all] = await grouped(connection, selection, null);
  if (!all) throw new Error('A sum without groups has one row');
  return all.sums;
}

/** Σ by a dimension; values without any pick are left out. */
export async function sumsBy(
  connection: QueryExecutorProvider,
  selection: Selection,
  dimension: Partition,
): Promise<{ name: string; sums: RecordSums }[]> {
  const slices = await grouped(connection, selection, dimension);
  return slices.filter(({ sums }) => SUM_NAMES.some((name) => sums[name] !== 0n));
}

/** Σ by day, in order. */
export async function sumsByDay(
  connection: QueryExecutorProvider,
  selection: Selection,
): Promise<{ day: string; n: bigint; profit: bigint; flatProfit: bigint; variance: bigint }[]> {
  const grain = grainOf(selection, []);
  const { rows } = await sql<Record<'day' | 'n' | 'profit' | 'flatProfit' | 'variance', string>>`
    select day::text as day, sum(n)::text as n, sum(p)::text as profit, sum(flat_p)::text as "flatProfit", sum(variance)::text as variance
      from record_sums where grain = ${grain} and ${conditionsOf(selection)} and ${selectedDays(selection)}
     group by day having sum(n) <> 0 or sum(p) <> 0 order by day`.execute(connection);
  return rows.map(({ day, ...sums }) => ({
    day,
    n: BigInt(sums.n),
    profit: BigInt(sums.profit),
    flatProfit: BigInt(sums.flatProfit),
    variance: BigInt(sums.variance),
  }));
}

/** Units won by day and by the values of a dimension, in order of days. */
export async function profitsBy(
  connection: QueryExecutorProvider,
  selection: Selection,
  dimension: (typeof LINE_DIMENSIONS)[number],
): Promise<{ name: string; day: string; profit: bigint }[]> {
  const grain = grainOf(selection, COLUMN_OF[dimension] ?? []);
  const { rows } = await sql<Record<'name' | 'day' | 'profit', string>>`
    select ${KEYS[dimension]} as name, day::text as day, sum(p)::text as profit
      from record_sums where grain = ${grain} and ${conditionsOf(selection)} and ${selectedDays(selection)}
     group by 1, 2 having sum(n) <> 0 or sum(p) <> 0 order by day`.execute(connection);
  return rows.map(({ profit, ...row }) => ({ ...row, profit: BigInt(profit) }));
}

const SUMMED = sql.join(
  SUM_NAMES.map(
    (name) => sql`coalesce(sum(${sql.ref(SUM_COLUMNS[name].column)}), 0)::text as ${sql.ref(name)}`,
  ),
);
const COLUMNS = SUM_NAMES.map((name) => SUM_COLUMNS[name].column);
const KEY_COLUMNS = sql.raw('day, league, market, tier, analyst, band');
const AS_THEY_ARE = sql.raw(COLUMNS.join(', '));
const TAKEN_AWAY = sql.raw(COLUMNS.map((column) => `-${column}`).join(', '));

async function grouped(connection: QueryExecutorProvider, selection: Selection, dimension: Partition | null) {
  const key = dimension ? KEYS[dimension] : sql`''`;
  const { rows } = await sql<Record<string, string>>`
    select ${key} as name, ${SUMMED} from (${cellsOf(selection, dimension)}) cells group by ${dimension ? key : sql`()`}`.execute(
    connection,
  );
  return rows.map((row) => ({
    name: dimension === 'SEASON' ? seasonName(row.name ?? '') : (row.name ?? ''),
    sums: Object.fromEntries(
      SUM_NAMES.map((name) => [name, BigInt(row[name] ?? 0)]),
    ) as unknown as RecordSums,
  }));
}

/**
 * The fewest cells that answer it. Sums of all days hold today's picks too, as soon as they are graded: those are taken
 * away, because a sum with a locked pick in it would tell its odds.
 */
function cellsOf(selection: Selection, dimension: Partition | null): RawBuilder<unknown> {
  const grain = grainOf(selection, dimension ? (COLUMN_OF[dimension] ?? dimension) : []);
  const conditions = conditionsOf(selection);
  const isByDay = dimension === 'WEEKDAY' || dimension === 'MONTH' || dimension === 'SEASON';
  if (grain === 'DAY' && !selection.from && !isByDay)
    return sql`
      select ${KEY_COLUMNS}, ${AS_THEY_ARE} from record_sums where grain = 'ALL' and ${conditions}
      union all select ${KEY_COLUMNS}, ${TAKEN_AWAY} from record_sums
       where grain = 'DAY' and ${conditions} and day > ${selection.to}::date`;
  return sql`select ${KEY_COLUMNS}, ${AS_THEY_ARE} from record_sums
    where grain = ${grain} and ${conditions} and ${selectedDays(selection)}`;
}

/** Cells of one dimension suffice where no more than one is fixed or selected. */
function grainOf({ fixed, tiers }: Selection, groupedBy: Column | Partition | readonly []): string {
  const columns = new Set<string>(Object.keys(fixed));
  if (tiers) columns.add('tier');
  if (typeof groupedBy === 'string') {
    if (groupedBy === 'SEASON') columns.add('league');
    else if (groupedBy !== 'WEEKDAY' && groupedBy !== 'MONTH') columns.add(groupedBy);
  }
  const [only] = columns;
  if (columns.size > 1) return 'DAY';
  return only ? only.toUpperCase() : 'TOTAL';
}

/** 'NBA 2025' is 'NBA 2025-26'. */
function seasonName(key: string): string {
  const [league = '', year = ''] = key.split(' ');
  return `${league} ${seasonOf(league as League, `${year}-12-31`)}`;
}
