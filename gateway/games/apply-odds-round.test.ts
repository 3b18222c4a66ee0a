import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { FeedOdds } from '#gateway/integrations/odds-feed/odds-feed.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { applyOddsRound } from './apply-odds-round.ts';
import { addTasks, finishTask } from './feed-tasks.ts';
import { type ReadQuotes, readStanding } from './standing-quotes.ts';

let gateway: TestGateway;
let minute = 0;
const LEAGUE = 'NBA';
const BOOKS = ['Harbor', 'Eastgate', 'Northline'];

beforeAll(async () => {
  gateway = await openGateway({ ODDS_FEED: 'csv' });
  await addTasks(gateway.services.database.em, new Date(NOON));
});
afterAll(() => gateway.close());
beforeEach(() => keep([game('one'), game('two')]));

const rows = <Row>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<Row[]>(sql, params);
const at = () => new Date(Date.parse(NOON) + minute * MINUTE);
const read = () => readStanding(gateway.services.database.em, LEAGUE, at());

/** A game whose books offer 1.9 on both sides, but for the prices that are given. */
function game(id: string, ones: Record<string, number> = {}, books = BOOKS): FeedOdds {
  const quotes = books.map((book) => ({
    ...{ book, key: book.toLowerCase(), market: 'MONEYLINE' as const, line: null },
    ...{ one: ones[book] ?? 1.9, two: 1.9, draw: null, at: at() },
  }));
  const startsAt = new Date(Date.parse(NOON) + 10 * HOUR);
  return { id, startsAt, away: `${id} visitors`, home: `${id} hosts`, quotes };
}

/** The next minute's round, by default with what stands when it begins. */
async function keep(games: FeedOdds[], standing?: ReadQuotes): Promise<void> {
  minute += 1;
  const known = standing ?? (await read());
  const task = { kind: 'ODDS' as const, league: LEAGUE as typeof LEAGUE, failures: 0 };
  const round = { kind: 'ROUND' as const, at: at(), games, dropped: [], credits: null, hash: '' };
  await inTransaction(gateway.services, async (em) => {
    await applyOddsRound(em, LEAGUE, round, known);
    await finishTask(em, task, round, round.at);
  });
}

/** Harbor's price for side one of game one, and whether it is gone. */
async function harbor() {
  const [row] = await rows<{ one: number; isGone: boolean }>(
    `select one::float8 as one, gone_at is not null as "isGone" from odds_quotes join game_ids i using (game_id)
      where i.id = 'one' and book = 'Harbor'`,
  );
  return row;
}
const versions = () =>
  rows<{ key: string; xmin: string }>(
    "select concat_ws(' ', i.id, book) as key, q.xmin::text from odds_quotes q join game_ids i using (game_id) order by 1",
  );

test('a round writes the quote that changed, and no other row', async () => {
  const before = await versions();
  await keep([game('one', { Harbor: 1.95 }), game('two')]);
  const after = await versions();
  const written = after.filter(({ xmin }, place) => xmin !== before[place]?.xmin).map(({ key }) => key);
  expect(written).toEqual(['one Harbor']);
  expect(await harbor()).toEqual({ one: 1.95, isGone: false });
});

test('a quote that no book shows any more is gone, and comes back with the book', async () => {
  await keep([game('one', {}, ['Eastgate', 'Northline']), game('two')]);
  expect(await harbor()).toEqual({ one: 1.9, isGone: true });
  await keep([game('one'), game('two')]);
  expect(await harbor()).toEqual({ one: 1.9, isGone: false });
});

test('a round that another one overtook is compared with what that one left', async () => {
  const overtaken = await read();
  await keep([game('one', { Harbor: 1.95 }), game('two')]);
  await keep([game('one'), game('two')], overtaken);
  expect(await harbor()).toEqual({ one: 1.9, isGone: false });
});

test('two ids of one game in a round are one game, of which the later quote counts', async () => {
  await rows("insert into game_ids (id, game_id) select 'also one', game_id from game_ids where id = 'one'");
  await keep([game('one'), game('two'), { ...game('one', { Harbor: 1.95 }), id: 'also one' }]);
  expect((await harbor())?.one).toBe(1.95);
});

test('an arbitrage of a game that a person knows to be postponed ends', async () => {
  const open = () => rows("select id from arbitrages where gone_at is null and market = 'MONEYLINE'");
  const apart = () => [game('one'), game('two', { Harbor: 2.2 })];
  await keep(apart());
  expect(await open()).toHaveLength(1);
  await rows(
    "update games set status = 'POSTPONED' where id = (select game_id from game_ids where id = 'two')",
  );
  await keep(apart());
  expect(await open()).toEqual([]);
});
