import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { playedOn } from '#local/odds/schedule.ts';
import { easternTime } from '#schema/rules/time/eastern-time.ts';

const CREATE = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id gameId } } }';
const BOARD = '{ board { picks { pick locked liveScore { status one two } } } today { now } }';
/** An hour into its game. */
const EVENING = '2031-11-21T01:10:00.000Z';

let world: OddsWorld;
let free: TestUser;
let vip: TestUser;
let owner: TestUser;

beforeAll(async () => {
  world = await openOddsWorld();
  const { gateway } = world;
  free = await member(gateway, { trialDays: 2 });
  vip = await member(gateway, { plan: { tier: 'VIP' } });
  owner = await member(gateway, { role: 'OWNER' });
  await world.feedAt(NOON);
  const started = '2031-11-21T00:00:00.000Z';
  const game = playedOn(TODAY).find(({ startsAt }) => startsAt.toISOString() === started);
  if (!game) throw new Error('A game of the day begins at seven.');
  // The pick names the home team first: its points come first.
  const input = {
    ...{ sport: game.league, subscription: 'VIP', teamOne: game.home, teamTwo: game.away, date: TODAY },
    ...{ time: easternTime(game.startsAt), pick: 'Over 5.5', pickDetails: 'Rest.', market: 'TOTAL' },
  };
  const { data, errors } = await ask<{ createPick: { pick: { gameId: string | null } } }>(
    ...([gateway, CREATE, { input }, owner] as const),
  );
  expect(errors).toBeUndefined();
  expect(data.createPick.pick.gameId).not.toBeNull();
});
afterAll(() => world.close());

interface Shown {
  pick: string | null;
  locked: boolean;
  liveScore: { status: string; one: number; two: number } | null;
}

async function shownTo(user: TestUser | null): Promise<Shown | undefined> {
  const { data, errors } = await ask<{ board: { picks: Shown[] } }>(world.gateway, BOARD, {}, user);
  expect(errors).toBeUndefined();
  return data.board.picks[0];
}

test('before its game begins a pick has no score', async () => {
  expect((await shownTo(vip))?.liveScore).toBeNull();
});

test('once it has, members see it with the board, also of a pick that is locked; visitors and keys do not', async () => {
  await world.feedAt(EVENING);
  const [row] = await world.gateway.services.database.em.execute<{ away: number; home: number }[]>(
    `select away_score as away, home_score as home from games where status = 'LIVE' and id in (select game_id from pick_games)`,
  );
  const liveScore = { status: 'LIVE', one: row?.home, two: row?.away };
  expect(await shownTo(vip)).toEqual({ pick: 'Over 5.5', locked: false, liveScore });
  expect(await shownTo(free)).toEqual({ pick: null, locked: true, liveScore });
  expect((await shownTo(null))?.liveScore).toBeNull();
  const key = await givenKey(world.gateway, owner, ['READ_PICKS']);
  expect((await shownTo(key))?.liveScore).toBeNull();
});

test('an answer with it is reused for five seconds, and no longer', async () => {
  const { database, clock } = world.gateway.services;
  const at = (seconds: number) => new Date(Date.parse(EVENING) + seconds * 1_000).toISOString();
  await world.feedAt(at(60));
  const before = (await shownTo(vip))?.liveScore;
  await database.em.execute(
    `update games set home_score = home_score + 1 where id in (select game_id from pick_games)`,
  );
  clock.set(at(64));
  expect((await shownTo(vip))?.liveScore).toEqual(before);
  clock.set(at(65));
  expect((await shownTo(vip))?.liveScore?.one).toBe(Number(before?.one) + 1);
});
