import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '#gateway/database/new-id.ts';
import { columnsOf } from '#gateway/database/record.ts';
import { PickEntity } from '#gateway/picks/pick.entity.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { PAID_TIERS, TIERS, type Tier, tierCovers } from '#schema/rules/access/tiers.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { MARKETS, PICK_RESULTS } from '#schema/rules/picks/pick-values.ts';
import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import { type MomentPrice, PRICE_MOMENTS } from '#schema/rules/stats/price-moments.ts';
import type { RecordSums } from '#schema/rules/stats/record-sums.ts';
import type { Score } from '#schema/rules/stats/regrade.ts';
import { seasonOf } from '#schema/rules/stats/seasons.ts';
import { seededRandom } from '#schema/rules/stats/seeded-random.ts';
import { PARTITIONS, type Partition } from '#schema/rules/stats/slices.ts';
import { DAY, HOUR } from '#schema/rules/time/durations.ts';
import { addDays, easternDay, easternInstant, easternTime } from '#schema/rules/time/eastern-time.ts';
import { type OpenedPick, pickAsTier } from '#schema/testing/as-tier.ts';
import { monthOf, oddsBand, weekdayOf } from '#schema/testing/slice-names.ts';
import { sumsOf } from '#schema/testing/sums-of-pick.ts';
import { NO_SUMS, totalSums } from '#schema/testing/total-sums.ts';
import type { RecordStatsFilter } from '#schema/types/record/record-stats.type.ts';
import { sumsByPlan } from './read-plans.ts';
import { sumsBy, sumsOfAll } from './read-sums.ts';
import { figureSelection as chosen } from './selection.ts';

/** The sums that triggers keep are those that the rules compute from the rows, whatever was written in what order. */

const WRITES = Number(process.env.ROLLUP_WRITES ?? 1_500);
const ODDS = [1.2, 1.75, 1.909091, 1.952381, 2.05, 2.5, 3.75, 12.25];
const ANALYSTS = ['Dana', 'Model K', null] as const;
const START = new Date('2031-11-20T16:00:00.000Z');

let gateway: TestGateway;
const next = seededRandom('rollup');
const below = (most: number) => next() % most;
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const execute = <Row>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<Row[]>(sql, params);

beforeAll(async () => {
  gateway = await openGateway();
  await execute("set time zone 'UTC'");
});
afterAll(() => gateway.close());

const ids: string[] = [];
let clock = START.getTime() - 40 * DAY;

async function post(): Promise<void> {
  const id = newId('pick');
  const startsAt = new Date(clock + (below(60) - 4) * HOUR);
  const [date, time] = [easternDay(startsAt), easternTime(startsAt)];
  const exact = easternInstant(date, time);
  const release = below(2) === 0 && exact.getTime() - HOUR > clock ? new Date(exact.getTime() - HOUR) : null;
  const [one, two] = ['Boston Celtics', 'Los Angeles Lakers'];
  const market = below(8) === 0 ? null : oneOf(MARKETS);
  const words =
    market === 'TOTAL'
      ? oneOf(['Over 7.5', 'Under 7.5'])
      : oneOf(['Celtics -3', 'Los Angeles Lakers', 'Draw']);
  const row = {
    ...{ id, league: oneOf(LEAGUES), tier: oneOf(TIERS), status: 'PUBLISHED', team_one: one, team_two: two },
    ...{ pick: words, pick_details: 'x', market, line: below(4) === 0 ? null : oneOf([-3, -3.5, 7.5, 7.25]) },
    ...{ odds: below(9) === 0 ? null : oneOf(ODDS), units: below(9) === 0 ? null : oneOf([0.25, 1, 2.5, 5]) },
    ...{ analyst: oneOf(ANALYSTS), probability: below(2) === 0 ? null : 0.5 + below(40) / 100 },
    ...{
      date,
      time,
      starts_at: exact,
      release_at: release,
      published_at: new Date(clock),
      readable_at: release ?? new Date(clock),
    },
    ...{ created_at: new Date(clock), updated_at: new Date(clock) },
  };
  await execute(
    `insert into picks (${Object.keys(row).join(', ')}) values (${Object.keys(row)
      .map(() => '?')
      .join(', ')})`,
    Object.values(row),
  );
  ids.push(id);
}

const at = () => new Date(clock);
const WRITE: Record<string, (id: string) => Promise<unknown>> = {
  grade: (id) => {
    const result = oneOf(PICK_RESULTS);
    return execute('insert into pick_grades (pick_id, at, result, void_reason) values (?, ?, ?, ?)', [
      ...[id, at(), result, result === 'VOID' ? 'POSTPONED' : null],
    ]);
  },
  edit: (id) =>
    execute('update picks set odds = ?, units = ?, updated_at = ? where id = ?', [
      oneOf(ODDS),
      1.5,
      at(),
      id,
    ]),
  withdraw: (id) => execute("update picks set status = 'WITHDRAWN', updated_at = ? where id = ?", [at(), id]),
  remove: (id) => execute('delete from picks where id = ?', [id]),
  price: (id) =>
    execute(
      `insert into pick_prices (pick_id, moment, at, line, odds, odds_other) select ?, m, ?, ?, ?, ? from unnest(?::text[]) m
       on conflict (pick_id, moment) do update set at = excluded.at, line = excluded.line, odds = excluded.odds, odds_other = excluded.odds_other`,
      [
        id,
        at(),
        oneOf([null, -3, -3.5, 7.5]),
        oneOf(ODDS),
        oneOf([null, ...ODDS]),
        `{${[...new Set([oneOf(PRICE_MOMENTS), 'CLOSE'])].join()}}`,
      ],
    ),
  score: (id) =>
    execute(
      'insert into game_scores values (?, now(), ?, ?) on conflict (pick_id) do update set one = excluded.one, two = excluded.two',
      [id, below(7), below(7)],
    ),
  overdue: (id) =>
    below(10) > 0
      ? Promise.resolve()
      : execute('insert into record_overdue values (?, now(), 5) on conflict do nothing', [id]),
};

const written: Record<string, number> = {};

async function writeAnything(): Promise<void> {
  clock += below(60) * 60_000;
  const kind = oneOf(['post', 'post', 'grade', 'grade', 'grade', 'price', 'price', ...Object.keys(WRITE)]);
  const id = ids.length > 0 ? oneOf(ids.slice(-60)) : null;
  // What the rules of the record refuse is no write.
  if (kind === 'post' || !id) await post();
  else
    await WRITE[kind]?.(id).then(
      () => {
        written[kind] = (written[kind] ?? 0) + 1;
      },
      (failure: { code?: string }) => {
        if (!failure.code?.startsWith('CL')) throw failure;
      },
    );
}

interface Told extends OpenedPick {
  row: PickRecord;
  day: string;
  prices: MomentPrice[];
  score: Score | null;
}

async function everyPick(): Promise<Told[]> {
  const rows = await execute<PickRecord>(
    `select ${columnsOf(PickEntity)} from picks where status <> 'DRAFT'`,
  );
  const prices = await execute<MomentPrice & { id: string; at: Date; oddsOther: number | null }>(
    'select pick_id as id, moment, at, line::float8 as line, odds::float8 as odds, odds_other::float8 as "oddsOther" from pick_prices',
  );
  const scores = await execute<Score & { id: string }>('select pick_id as id, one, two from game_scores');
  const overdue = new Set(
    (await execute<{ id: string }>('select pick_id as id from record_overdue')).map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    row,
    day: easternDay(row.startsAt),
    selection: selectionOf(row),
    // The database knows which ones were late; an edit may have moved the start since.
    publishedAt: row.late
      ? row.startsAt
      : new Date(Math.min(row.publishedAt?.getTime() ?? 0, row.startsAt.getTime() - 1)),
    prices: prices.filter(({ id }) => id === row.id),
    score: scores.find(({ id }) => id === row.id) ?? null,
    close: prices.find(({ id, moment }) => id === row.id && moment === 'CLOSE') ?? null,
    overdue: overdue.has(row.id) ? { mostUnits: 5 } : null,
  }));
}

function countedFor(told: Told[], asTier: Tier | null): (Told & { sums: RecordSums; odds: number | null })[] {
  return told.flatMap((pick) => {
    const shown = asTier ? pickAsTier(pick, asTier, pick.prices, pick.score) : pick;
    if (!shown) return [];
    const sums = sumsOf(shown);
    // What only stands beside the record is counted as posted.
    return [{ ...pick, odds: sums.n > 0n ? shown.odds : pick.odds, sums }];
  });
}

const KEYS: Record<Partition, (pick: Told & { odds: number | null }) => string> = {
  LEAGUE: ({ row }) => row.league,
  MARKET: ({ row }) => row.market ?? '',
  ANALYST: ({ row }) => row.analyst ?? '',
  TIER: ({ row }) => row.tier,
  BAND: ({ odds }) => oddsBand(odds),
  WEEKDAY: ({ day }) => weekdayOf(day),
  MONTH: ({ day }) => monthOf(day),
  SEASON: ({ row, day }) => `${row.league} ${seasonOf(row.league, day)}`,
};

const FILTERS: RecordStatsFilter[] = [
  {},
  ...TIERS.map((asTier) => ({ asTier })),
  { league: 'NBA' },
  { market: 'TOTAL', window: 'DAYS_30' },
  { analyst: 'Dana', tier: 'PREMIUM', asTier: 'VIP' },
  { league: 'MLB', market: 'SPREAD', asTier: 'PREMIUM' },
  { window: 'SEASON', tier: 'FREE' },
  { since: '2031-11-01' },
];

test(`after ${WRITES} random writes every sum is what the rules make of the rows`, async () => {
  for (let write = 0; write < WRITES; write += 1) await writeAnything();
  expect(Math.min(...Object.keys(WRITE).map((kind) => written[kind] ?? 0))).toBeGreaterThan(WRITES / 300);
  const told = await everyPick();
  const connection = gateway.services.database.em.getKysely();
  let compared = 0;
  // Today may be any day: what is locked then is in no sum.
  for (const now of [at(), new Date(clock + 4 * DAY), new Date(clock - 6 * DAY)])
    for (const filter of FILTERS) {
      const selection = await chosen(gateway.services.database.em, filter, now);
      const countedAs = (asTier: Tier | null) =>
        countedFor(told, asTier).filter(
          ({ row, day }) =>
            day <= addDays(easternDay(now), -1) &&
            day >= (selection.from ?? '') &&
            (!filter.league || row.league === filter.league) &&
            (!filter.market || row.market === filter.market) &&
            (!filter.analyst || row.analyst === filter.analyst) &&
            (!filter.tier || row.tier === filter.tier),
        );
      const counted = countedAs(filter.asTier ?? null);
      expect(await sumsOfAll(connection, selection)).toEqual(totalSums(counted.map(({ sums }) => sums)));
      for (const dimension of PARTITIONS) {
        const names = [...new Set(counted.map(KEYS[dimension]))];
        const expected = names
          .map((name) => {
            const picks = counted.filter((pick) => KEYS[dimension](pick) === name);
            return { name, sums: totalSums(picks.map(({ sums }) => sums)) };
          })
          .filter(({ sums }) => Object.values(sums).some((sum) => sum !== 0n));
        const found = await sumsBy(connection, selection, dimension);
        expect(new Map(found.map(({ name, sums }) => [name, sums]))).toEqual(
          new Map(expected.map(({ name, sums }) => [name, sums])),
        );
        compared += expected.length;
      }
      // Each plan by its own openings, with the picks of the plans below it.
      const plans = PAID_TIERS.filter((plan) => filter.asTier == null || filter.asTier === plan);
      const opened = plans.filter((plan) => !filter.tier || tierCovers(plan, filter.tier));
      expect(await sumsByPlan({ database: gateway.services.database, now }, filter)).toEqual(
        opened.map((plan) => ({ name: plan, sums: totalSums(countedAs(plan).map(({ sums }) => sums)) })),
      );
    }
  expect(compared).toBeGreaterThan(500);
  expect(told.filter((pick) => sumsOf(pick) !== NO_SUMS).length).toBeGreaterThan(WRITES / 20);
}, 600_000);

test('recomputing everything finds no difference, and a sum that was changed is found', async () => {
  const differences = () =>
    execute<{ day: string; cells: number }>(
      "select day::text as day, cells from record_differences('2031-01-01', '2032-12-31')",
    );
  expect(await differences()).toEqual([]);
  const [cell] = await execute<{ day: string }>(
    "update record_sums set p = p + 1 where ctid = (select ctid from record_sums where grain = 'DAY' and n > 0 limit 1) returning day::text as day",
  );
  expect(await differences()).toEqual([{ day: cell?.day, cells: 1 }]);
  await execute('select record_recount()');
  expect(await differences()).toEqual([]);
});
