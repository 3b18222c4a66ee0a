import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NOON, openGateway, type TestGateway, TODAY, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import { leaguesOfDay, leaguesWithoutPick } from './missing-picks.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
  for (const league of ['NBA', 'NFL', 'NHL'] as const) await givenPick(gateway, { league, date: YESTERDAY });
  await givenPick(gateway, { league: 'NHL', date: TODAY });
  // Nobody saw it, so nobody expects another one.
  await givenPick(gateway, { league: 'NCAAB', date: YESTERDAY, status: 'DRAFT' });
  for (const id of ['away', 'home'])
    await sql("insert into teams (id, league, name, key) values (?, 'NFL', ?, ?)", [id, id, id]);
});
afterAll(() => gateway.close());

const missing = (at = NOON) => leaguesWithoutPick(gateway.services.database.em, TODAY, new Date(at));

const sql = (statement: string, values: unknown[] = []) =>
  gateway.services.database.em.execute(statement, values, 'run');

function game(id: string, league: League, day: string, status = 'SCHEDULED') {
  return sql(
    `insert into games (id, league, away, home, day, game_no, starts_at, status)
     values (?, ?, 'away', 'home', ?, 1, ?, ?)`,
    [id, league, day, `${day}T23:15:00Z`, status],
  );
}

test('a league that had a pick in the seven days before has none today', async () => {
  expect(await missing()).toEqual(['NBA', 'NFL']);
  expect(await leaguesWithoutPick(gateway.services.database.em, addDays(TODAY, 8), new Date(NOON))).toEqual(
    [],
  );
});

test('one that a feed follows is missed only on a day on which it plays', async () => {
  await game('nfl-before', 'NFL', YESTERDAY);
  // Nothing is known of today, as when the feed has failed.
  expect(await missing()).toEqual(['NBA', 'NFL']);
  await game('nhl-today', 'NHL', TODAY);
  expect(await missing()).toEqual(['NBA']);
  await game('nfl-today', 'NFL', TODAY, 'POSTPONED');
  expect(await missing()).toEqual(['NBA']);
  await sql("update games set status = 'SCHEDULED' where id = 'nfl-today'");
  expect(await missing()).toEqual(['NBA', 'NFL']);
  const expected = await leaguesOfDay(gateway.services.database.em, TODAY, new Date(NOON));
  expect(expected).toMatchObject([
    { league: 'NFL', posted: 0, games: 1 },
    { league: 'NHL', posted: 1, games: 1 },
    { league: 'NBA', posted: 0, games: null },
  ]);
  // The last one has begun: a pick would come too late.
  expect(await missing(`${TODAY}T23:20:00Z`)).toEqual(['NBA']);
});

test('one that the provider has listed is not missed where nothing of it is known: it does not play', async () => {
  await sql('delete from games');
  const listed = (at: string) =>
    sql(
      `insert into feed_tasks (league, kind, due_at, failures, round_at) values ('NBA', 'EVENTS', ?, 0, ?)
         on conflict (league, kind) do update set round_at = excluded.round_at`,
      [at, at],
    );
  await listed(`${YESTERDAY}T20:00:00Z`);
  expect(await missing()).toEqual(['NFL']);
  await game('nba-today', 'NBA', TODAY);
  expect(await missing()).toEqual(['NBA', 'NFL']);
  await sql('delete from games');
  // The provider has been silent since: whether it plays is not known.
  await listed(`${YESTERDAY}T10:00:00Z`);
  expect(await missing()).toEqual(['NBA', 'NFL']);
});

test('one whose games are to come is not missed on days before', async () => {
  await game('nhl-today', 'NHL', TODAY);
  await game('nfl-later', 'NFL', addDays(TODAY, 3));
  expect(await missing()).toEqual(['NBA']);
});
