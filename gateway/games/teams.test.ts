import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { playedOn } from '#local/odds/schedule.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';

let world: OddsWorld;
let admin: TestUser;
const [GAME] = playedOn(TODAY).filter(({ league }) => league === 'NBA');
const { away: AWAY, home: HOME } = GAME ?? { away: '', home: '' };
const HOME_ID = `NBA:${teamKey(HOME)}`;

beforeAll(async () => {
  world = await openOddsWorld();
  admin = await member(world.gateway, { role: 'ANALYST' });
  await world.feedAt(NOON);
});
afterAll(() => world.close());

const ADD = 'mutation ($input: AddAliasInput!) { addAlias(input: $input) { team { name aliases } } }';
const add = (teamId: string, name: string) =>
  ask<{ addAlias: { team: object } }>(world.gateway, ADD, { input: { teamId, name } }, admin);
const unknown = async () => {
  const query = '{ unknownTeams { league name picks } }';
  const { data } = await ask<{ unknownTeams: { name: string }[] }>(world.gateway, query, {}, admin);
  // The other team of such a pick plays in another league.
  return data.unknownTeams.filter(({ name }) => name !== 'Houston Texans');
};

test('a name in picks that is no team is asked about until somebody says which team it is', async () => {
  await givenPick(world.gateway, { league: 'NBA', teamOne: 'The Home Team' });
  expect(await unknown()).toEqual([{ league: 'NBA', name: 'The Home Team', picks: 1 }]);
  const { data } = await add(HOME_ID, 'The Home Team');
  expect(data.addAlias.team).toEqual({ name: HOME, aliases: ['the home team'] });
  expect(await unknown()).toEqual([]);
});

test.each([
  ['no team', 'NBA:nobody', 'Nobody', 'NOT_FOUND'],
  ['no name', HOME_ID, ' ', 'BAD_USER_INPUT'],
  ['the name of another team', HOME_ID, AWAY, 'CONFLICT'],
  ['an alias of another team', `NBA:${teamKey(AWAY)}`, 'the home team', 'CONFLICT'],
])('%s is refused', async (_, teamId, name, code) => {
  expect((await add(teamId, name)).errors?.[0]?.extensions.code).toBe(code);
});
