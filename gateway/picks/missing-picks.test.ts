import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGateway, type TestGateway, TODAY, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import { leaguesWithoutPick } from './missing-picks.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
  for (const league of ['NBA', 'NFL', 'NHL'] as const) await givenPick(gateway, { league, date: YESTERDAY });
  await givenPick(gateway, { league: 'NHL', date: TODAY });
  for (const id of ['away', 'home'])
    await sql("insert into teams (id, league, name, key) values (?, 'NFL', ?, ?)", [id, id, id]);
});
afterAll(() => gateway.close());

const missing = () => leaguesWithoutPick(gateway.services.database.em, TODAY);

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
  expect(await leaguesWithoutPick(gateway.services.database.em, addDays(TODAY, 8))).toEqual([]);
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
});
