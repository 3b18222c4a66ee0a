import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member } from '#gateway/testing/users.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import type { GameQuote } from './plan-quotes.ts';
import { scanArbitrages } from './scan-arbitrages.ts';

let world: OddsWorld;
beforeAll(async () => {
  world = await openOddsWorld();
  await world.feedAt(NOON);
});
afterAll(() => world.close());

const rows = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);

const SEEN = { now: 0, 'soon after': 29, 'a minute apart': 61, 'too old': 91, 'old too': 91 };
const seen = new Map(
  Object.entries(SEEN).map(([book, ago]) => [book, new Date(Date.parse(NOON) - ago * SECOND)] as const),
);

/** Both sides of a total of one game, the over at a book and the under at another, each at these decimal odds. */
function pair(
  gameId: string,
  line: number,
  odds: number,
  books: [string, string],
  draw: number | null = null,
) {
  const [over, under] = books.map((book, side): GameQuote => {
    const prices = side === 0 ? { one: odds, two: 1.5 } : { one: 1.5, two: odds };
    return { gameId, market: 'TOTAL', line, book, draw, ...prices };
  });
  return [over as GameQuote, under as GameQuote];
}

test('what leaves less than half a percent, is too old, too far apart, has a draw or is of a postponed game is not shown', async () => {
  const [{ id } = { id: '' }, { id: other } = { id: '' }] = await rows<{ id: string }>(
    "select id from games where league = 'NBA' and starts_at > ? order by starts_at limit 2",
    [NOON],
  );
  await rows("update games set status = 'POSTPONED' where id = ?", [other]);
  const quotes = [
    // 2.012 on both sides leaves 0.6 %, 2.008 leaves 0.4 %.
    ...pair(id, 201.5, 2.012, ['now', 'soon after']),
    ...pair(id, 202.5, 2.008, ['now', 'soon after']),
    ...pair(id, 203.5, 2.012, ['too old', 'old too']),
    ...pair(id, 204.5, 2.012, ['now', 'a minute apart']),
    ...pair(id, 205.5, 2.012, ['now', 'soon after'], 15),
    ...pair(other, 206.5, 2.012, ['now', 'soon after']),
    // One book’s own two sides are no arbitrage: it would take neither.
    { gameId: id, market: 'TOTAL' as const, line: 207.5, book: 'now', one: 2.1, two: 2.1, draw: null },
  ];
  const { database } = world.gateway.services;
  await database.em.transactional((em) => scanArbitrages(em, 'NBA', { quotes, seen, at: new Date(NOON) }));
  const vip = await member(world.gateway, { plan: { tier: 'VIP' } });
  type Board = { arbitrages: { open: number; entries: { line: number; margin: number }[] } };
  const { data } = await ask<Board>(
    ...([world.gateway, '{ arbitrages { open entries { line margin } } }', {}, vip] as const),
  );
  expect(data.arbitrages).toEqual({ open: 1, entries: [{ line: 201.5, margin: expect.closeTo(0.006, 6) }] });
});
