import { beforeEach, expect, test } from '@jest/globals';
import { refreshFeed } from '#gateway/games/run-feed.ts';
import { followStarts } from '#gateway/picks/follow-starts.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { type LocalGame, playedOn } from '#local/odds/schedule.ts';
import { HOUR, MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { easternTime } from '#schema/rules/time/eastern-time.ts';
import { capturePrices } from './capture-prices.ts';

let world: OddsWorld;
let admin: TestUser;
let games: LocalGame[];

/** A world a test: the clock of the record never goes back. */
beforeEach(async () => {
  games = playedOn(TODAY).filter(({ league }) => league === 'NBA');
  world = await openOddsWorld({}, () => games);
  admin = await member(world.gateway, { role: 'OWNER' });
  await round(new Date(NOON));
  return () => world.close();
});

const rows = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);

/** Everything of the league is asked for, as at that moment. */
async function round(at: Date): Promise<void> {
  world.gateway.services.clock.set(at.toISOString());
  await refreshFeed(world.gateway.services, 'NBA');
}

async function captureAt(at: Date): Promise<void> {
  world.gateway.services.clock.set(at.toISOString());
  await followStarts(world.gateway.services);
  await capturePrices(world.gateway.services);
}

const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id gameId } } }';

async function post(game: LocalGame, words: object = {}): Promise<string> {
  const [found] = await rows<{ id: string }>('select game_id as id from game_ids where id = ?', [game.id]);
  const input = {
    ...{ sport: 'NBA', subscription: 'FREE', teamOne: game.away, teamTwo: game.home, date: TODAY },
    ...{ time: easternTime(game.startsAt), pick: `${game.home} moneyline`, market: 'MONEYLINE' },
    ...{ pickDetails: 'Pace.', odds: 1.9, units: 1, book: 'Harbor Book', gameId: found?.id, ...words },
  };
  type Posted = { createPick: { pick: { id: string } } };
  return (await ask<Posted>(world.gateway, POST, { input }, admin)).data.createPick.pick.id;
}

const closeOf = async (id: string) =>
  (
    await rows<{ at: Date; odds: number }>(
      "select at, odds::float8 as odds from pick_prices where pick_id = ? and moment = 'CLOSE'",
      [id],
    )
  )[0];
const leavesOf = async (id: string) =>
  (
    await rows<{ n: number }>(
      "select count(*)::int as n from record_leaves where pick_id = ? and kind = 'price'",
      [id],
    )
  )[0]?.n;
const before = (start: Date, milliseconds: number) => new Date(start.getTime() - milliseconds);

test('one wrong answer of the provider, three hours before the game, seals no close; the game’s own start does', async () => {
  const [game] = games as [LocalGame];
  const { startsAt } = game;
  const id = await post(game);
  const wrong = before(startsAt, 3 * HOUR);
  games = games.map((each) => (each.id === game.id ? { ...each, startsAt: wrong } : each));
  await round(before(wrong, 25 * SECOND));
  await captureAt(before(wrong, 24 * SECOND));
  expect(await closeOf(id)).toBeUndefined();
  games = games.map((each) => (each.id === game.id ? game : each));
  await round(before(startsAt, 10 * MINUTE));
  await round(before(startsAt, MINUTE));
  await captureAt(before(startsAt, 25 * SECOND));
  expect((await closeOf(id))?.at).toEqual(before(startsAt, 25 * SECOND));
  expect(await leavesOf(id)).toBe(1);
});

test('a book that was seen in the future closes nothing from a quote of hours ago', async () => {
  const [game] = games as [LocalGame];
  const id = await post(game);
  await round(before(game.startsAt, 2 * HOUR));
  await rows("update feed_books set seen_at = '2041-01-01'");
  await captureAt(before(game.startsAt, 25 * SECOND));
  expect(await closeOf(id)).toBeUndefined();
});

test('a game that is put off after its close gets a second one, sealed beside the first', async () => {
  const [game] = games as [LocalGame];
  const id = await post(game);
  const { startsAt } = game;
  await round(before(startsAt, MINUTE));
  await captureAt(before(startsAt, 25 * SECOND));
  expect((await closeOf(id))?.at).toEqual(before(startsAt, 25 * SECOND));
  const later = new Date(startsAt.getTime() + 40 * MINUTE);
  games = games.map((each) => (each.id === game.id ? { ...each, startsAt: later } : each));
  await round(before(later, 30 * MINUTE));
  await round(before(later, MINUTE));
  await captureAt(before(later, 25 * SECOND));
  expect((await closeOf(id))?.at).toEqual(before(later, 25 * SECOND));
  expect(await leavesOf(id)).toBe(2);
  // Once.
  await captureAt(before(later, 22 * SECOND));
  expect(await leavesOf(id)).toBe(2);
});

test('a first half gets no close of the whole game', async () => {
  const [game] = games as [LocalGame];
  const answers = [{ question: 'pick:part:Over 110.5 1H', choice: 'written' }];
  const id = await post(game, { pick: 'Over 110.5 1H', market: 'TOTAL', line: 110.5, answers });
  await round(before(game.startsAt, MINUTE));
  await captureAt(before(game.startsAt, 25 * SECOND));
  expect(await closeOf(id)).toBeUndefined();
});

test('a moneyline takes no price with a line, by API and in the database', async () => {
  const [game] = games as [LocalGame];
  const id = await post(game);
  const write = (line: number | null) =>
    ask(
      world.gateway,
      'mutation ($input: WritePricesInput!) { writePrices(input: $input) { unchanged } }',
      {
        input: { prices: [{ pickId: id, moment: 'CLOSE', line, odds: 1.885, oddsOther: 2.03 }], scores: [] },
      },
      admin,
    );
  expect((await write(149.5)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const direct = rows(
    "insert into pick_prices (pick_id, moment, at, line, odds) values (?, 'CLOSE', now(), 149.5, 1.9)",
    [id],
  );
  await expect(direct).rejects.toMatchObject({ code: 'CL014' });
  expect((await write(null)).errors).toBeUndefined();
});
