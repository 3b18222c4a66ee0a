import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let admin: TestUser;

beforeAll(async () => {
  gateway = await openGateway({ ODDS_FEED: 'csv' });
  admin = await member(gateway, { role: 'ANALYST' });
});
afterAll(() => gateway.close());

const HEAD = 'league,away,home,day,time,away_score,home_score,final,book,market,line,one,two';
const IMPORT = 'mutation ($input: ImportGamesInput!) { importGames(input: $input) { games prices } }';
const send = (...lines: string[]) =>
  ask<{ importGames: object }>(gateway, IMPORT, { input: { file: [HEAD, ...lines].join('\n') } }, admin);
interface Game {
  id: string;
  away: string;
  startsAt: string;
  status: string;
  awayScore: number | null;
}
const games = async () => {
  const query = 'query ($date: Date!) { games(date: $date) { id away startsAt status awayScore } }';
  return (await ask<{ games: Game[] }>(gateway, query, { date: TODAY }, admin)).data.games;
};
const quotes = async (id: string) => {
  const query = 'query ($ids: [ID!]!) { marketOdds(gameIds: $ids) { quotes { book market line one two } } }';
  const { data } = await ask<{ marketOdds: { quotes: object[] }[] }>(gateway, query, { ids: [id] }, admin);
  return data.marketOdds[0]?.quotes;
};

test('a file makes games, odds and scores, and a later one moves them', async () => {
  const game = `NBA,Los Angeles Lakers,Boston Celtics,${TODAY}`;
  const { data } = await send(
    `${game},22:30,,,,DraftKings,spread,3.5,-110,-110`,
    `${game},22:30,,,,FanDuel,moneyline,,+140,-165`,
  );
  expect(data.importGames).toEqual({ games: 1, prices: 2 });
  const [first] = await games();
  expect(first).toMatchObject({ away: 'Los Angeles Lakers', status: 'SCHEDULED' });
  expect(await quotes(first?.id ?? '')).toHaveLength(2);
  await send(`${game},22:45,50,51,no`);
  const [moved] = await games();
  expect(moved).toMatchObject({ id: first?.id, status: 'LIVE', awayScore: 50 });
  expect(Date.parse(moved?.startsAt ?? '') - Date.parse(first?.startsAt ?? '')).toBe(15 * 60_000);
});

test('a fault is named by line and column, and nothing is written', async () => {
  const before = await games();
  const { errors } = await send(`NHL,Boston Bruins,New York Rangers,${TODAY},19:00`, `NHL,A,B,${TODAY},7 PM`);
  expect(errors?.[0]).toMatchObject({
    message: 'Line 3, column "time": Write it as 19:30',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(await games()).toEqual(before);
});

test('a confirmed name is the team that it belongs to', async () => {
  const alias = 'mutation ($input: AddAliasInput!) { addAlias(input: $input) { team { id } } }';
  await ask(gateway, alias, { input: { teamId: 'NBA:boston celtics', name: 'BOS' } }, admin);
  await send(`NBA,BOS,Los Angeles Lakers,${TODAY},23:45`);
  expect((await games()).map(({ away }) => away)).toContain('Boston Celtics');
});

test('where a provider is asked no file is read', async () => {
  const world = await openOddsWorld();
  const owner = await member(world.gateway, { role: 'OWNER' });
  const { errors } = await ask(world.gateway, IMPORT, { input: { file: HEAD } }, owner);
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  await world.close();
});
