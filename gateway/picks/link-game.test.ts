import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { playedOn } from '#local/odds/schedule.ts';
import { easternTime } from '#schema/rules/time/eastern-time.ts';

let world: OddsWorld;
let admin: TestUser;
const [planned, other] = playedOn(TODAY).filter(({ league }) => league === 'NHL');

beforeAll(async () => {
  world = await openOddsWorld();
  admin = await member(world.gateway, { role: 'OWNER' });
  await world.feedAt(NOON);
});
afterAll(() => world.close());

const rows = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);
const idOf = async (game: typeof planned) =>
  (await rows<{ id: string }>('select game_id as id from game_ids where id = ?', [game?.id]))[0]?.id;
const words = () => ({
  ...{ sport: 'NHL', subscription: 'FREE', teamOne: planned?.away, teamTwo: planned?.home, date: TODAY },
  ...{ time: easternTime(planned?.startsAt ?? new Date(0)), pick: 'Over 5.5', pickDetails: 'Rest.' },
});
const CREATE = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id gameId } } }';
const UPDATE =
  'mutation ($input: UpdatePickInput!) { updatePick(input: $input) { pick { gameId version } } }';
const LINK = 'mutation ($input: LinkGameInput!) { linkGame(input: $input) { pick { gameId version } } }';
type Answered = Record<
  'createPick' | 'updatePick' | 'linkGame',
  { pick: { id: string; gameId: string | null } }
>;
const run = (mutation: string, input: object, user = admin) =>
  ask<Answered>(world.gateway, mutation, { input }, user);
const create = async (input: object = {}) =>
  (await run(CREATE, { ...words(), ...input })).data.createPick.pick;

test('a pick is posted on its game, whichever team it names first', async () => {
  const gameId = await idOf(planned);
  expect((await create({ gameId })).gameId).toBe(gameId);
  const turned = await create({ gameId, teamOne: planned?.home, teamTwo: planned?.away });
  expect(await rows('select reversed from pick_games where pick_id = ?', [turned.id])).toEqual([
    { reversed: true },
  ]);
});

test.each([
  ['other teams', { teamOne: 'Boston Bruins', teamTwo: 'Utah Mammoth' }],
  ['another league', { sport: 'NBA' }],
  ['another day', { date: '2031-11-21' }],
])('%s are not those of the game: nothing is posted', async (_, input) => {
  const before = await rows('select id from picks');
  const { errors } = await run(CREATE, { ...words(), ...input, gameId: await idOf(planned) });
  expect(errors?.[0]?.extensions.code).toBe('GAME_MISMATCH');
  expect(await rows('select id from picks')).toHaveLength(before.length);
});

test('what was typed is linked afterwards, without a new version, and its kept answers are over', async () => {
  const { id, gameId } = await create({ gameId: null });
  expect(gameId).toBeNull();
  const [before] = await rows('select stamp from picks_version');
  const linked = await run(LINK, { pickId: id, gameId: await idOf(planned) });
  expect(linked.data.linkGame.pick).toEqual({ gameId: await idOf(planned), version: 1 });
  expect(await rows('select stamp from picks_version')).not.toEqual([before]);
  expect((await run(LINK, { pickId: id, gameId: await idOf(other) })).errors?.[0]?.extensions.code).toBe(
    'GAME_MISMATCH',
  );
  expect((await run(LINK, { pickId: id, gameId: 'game_none' })).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
  expect((await run(UPDATE, { id, gameId: null })).data.updatePick.pick.gameId).toBeNull();
});

test('an edit of the teams of a linked pick is refused until it is on no game', async () => {
  const { id } = await create({ gameId: await idOf(planned) });
  const { errors } = await run(UPDATE, { id, teamOne: 'Boston Bruins' });
  expect(errors?.[0]?.extensions.code).toBe('GAME_MISMATCH');
  expect((await run(UPDATE, { id, teamOne: 'Boston Bruins', gameId: null })).errors).toBeUndefined();
});

test('only admins link', async () => {
  const plus = await member(world.gateway, { plan: { tier: 'PLUS' } });
  const { errors } = await run(LINK, { pickId: 'x', gameId: null }, plus);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
