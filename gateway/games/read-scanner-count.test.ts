import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { isProvenScanner } from '#schema/rules/market/scanner-count.ts';
import { DAY, SECOND } from '#schema/rules/time/durations.ts';
import { keptScannerCount, readScannerCount } from './read-scanner-count.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ ODDS_FEED: 'csv' });
  await givenFind();
});
afterAll(() => gateway.close());

const rows = (sql: string, params: unknown[] = []) => gateway.services.database.em.execute(sql, params);
const counted = () => readScannerCount(gateway.services);

/** Rounds of a league from `from` to `to` days ago, one in so many seconds. */
async function givenRounds(league: string, from: number, to: number, seconds: number): Promise<void> {
  const ago = (days: number) => new Date(Date.parse(NOON) - days * DAY + SECOND);
  await rows(
    `insert into feed_rounds (kind, league, at, hash, games, dropped)
     select 'ODDS', ?, at, '', 1, 0 from generate_series(?::timestamptz, ?::timestamptz - interval '1 second', ? * interval '1 second') as at`,
    [league, ago(from), ago(to), seconds],
  );
}

async function givenFind(): Promise<void> {
  await rows(
    "insert into teams (id, league, name, key) values ('a', 'NBA', 'A', 'a'), ('b', 'NBA', 'B', 'b')",
  );
  await rows(
    `insert into games (id, league, away, home, day, game_no, starts_at, status)
     values ('g', 'NBA', 'a', 'b', ?::timestamptz::date, 1, ?, 'SCHEDULED')`,
    [NOON, NOON],
  );
  const day = new Date(Date.parse(NOON) - DAY);
  await rows(
    `insert into arbitrages (game_id, market, book_one, odds_one, seen_one, book_two, odds_two, seen_two, margin,
            best_margin, found_at, last_seen_at)
     values ('g', 'MONEYLINE', 'Harbor', 2.1, ?, 'Eastgate', 2.1, ?, 0.05, 0.05, ?, ?)`,
    [day, day, day, day],
  );
}

test('a scanner that read every five minutes, or six leagues in turn, has no day that counts', async () => {
  for (const league of ['NBA', 'NHL', 'NFL']) await givenRounds(league, 7, 0, 300);
  expect(await counted()).toEqual({ books: 0, found: 1, days: 0 });
});

test('six days at full pace and one with a hole of three hours are six', async () => {
  await rows('truncate feed_rounds');
  await givenRounds('NBA', 7, 2, 65);
  await givenRounds('NBA', 2, 1.125, 60);
  await givenRounds('NBA', 1, 0, 60);
  const count = await counted();
  expect(count).toEqual({ books: 0, found: 1, days: 6 });
  expect(isProvenScanner(count)).toBe(false);
});

test('the seventh such day proves it; books are those that were seen in a day', async () => {
  await givenRounds('NBA', 1.125, 1, 60);
  await rows(
    `insert into feed_books (league, book, key, seen_at) values ('NBA', 'Harbor', 'harbor', ?), ('NHL', 'Harbor', 'harbor', ?),
            ('NBA', 'Eastgate', 'eastgate', ?), ('NBA', 'Northline', 'northline', ?)`,
    [NOON, NOON, NOON, new Date(Date.parse(NOON) - 2 * DAY)],
  );
  const count = await counted();
  expect(count).toEqual({ books: 2, found: 1, days: 7 });
  expect(isProvenScanner(count)).toBe(true);
});

test('without a feed nothing is asked and nothing counts', async () => {
  const none = keptScannerCount({ ...gateway.services, hasGames: false });
  expect(await none()).toBeNull();
  expect(isProvenScanner(null)).toBe(false);
});
