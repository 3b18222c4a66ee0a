import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { migratedDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { PAID_TIERS, TIERS } from '#schema/rules/access/tiers.ts';
import { ALERT_CHANNELS } from '#schema/rules/alerts/alert-settings.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { PRICE_MOMENTS } from '#schema/rules/stats/price-moments.ts';

/** Each check of the database that lists tiers, leagues, channels or moments, with the list that it has to follow. */
const LISTS = {
  alert_channel: ALERT_CHANNELS,
  league: LEAGUES,
  paid_tier: PAID_TIERS,
  'pick_prices.moment': PRICE_MOMENTS,
  tier: TIERS,
} satisfies Record<string, readonly string[]>;

let database: TestDatabase;
let checked: Record<string, string[]>;

beforeAll(async () => {
  database = await migratedDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ place: string; text: string }>(
    `select format('%s.%s', conrelid::regclass, attname) as place, pg_get_constraintdef(c.oid) as text
       from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'c' and connamespace = 'public'::regnamespace
      union all
     select contypid::regtype::text, pg_get_constraintdef(oid) from pg_constraint where contypid <> 0`,
  );
  await client.end();
  checked = Object.fromEntries(
    rows.map(({ place, text }) => [place, valuesIn(text)] as const).filter(([, values]) => isListed(values)),
  );
});
afterAll(() => database.drop());

function valuesIn(check: string): string[] {
  return [...check.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
}

/** Two values of a list are the list: results have PUSH too, and nothing else of the channels. */
function isListed(values: readonly string[]): boolean {
  const lists: readonly (readonly string[])[] = [TIERS, LEAGUES, ALERT_CHANNELS, PRICE_MOMENTS];
  return lists.some((list) => values.filter((value) => list.includes(value)).length > 1);
}

/** The places whose check differs from its list, with what a migration has to add or drop. */
function staleChecks(lists: Record<string, readonly string[]>): string[] {
  return Object.keys({ ...lists, ...checked }).flatMap((place) => {
    const [listed, held] = [lists[place] ?? [], checked[place] ?? []];
    const missing = listed.filter((value) => !held.includes(value));
    const gone = held.filter((value) => !listed.includes(value));
    return [
      ...(missing.length > 0 ? [`${place} refuses ${missing.join(', ')}`] : []),
      ...(gone.length > 0 ? [`${place} takes ${gone.join(', ')}`] : []),
    ];
  });
}

test('each check that lists tiers, leagues or channels has those of the rules', () => {
  expect(staleChecks(LISTS)).toEqual([]);
});

test('a new one leads to the domain, or the table and column, of every check', () => {
  const withNew = Object.entries(LISTS).map(([place, list]) => [
    place,
    [...list, list === LEAGUES ? 'WNBA' : list === ALERT_CHANNELS ? 'SMS' : 'ELITE'],
  ]);
  expect(staleChecks(Object.fromEntries(withNew))).toEqual(
    withNew.map(([place, list]) => `${place} refuses ${list?.at(-1)}`),
  );
});

test('a check that is not in the list here is named', () => {
  const { league: _, ...others } = LISTS;
  expect(staleChecks(others)).toEqual([`league takes ${LEAGUES.join(', ')}`]);
});
