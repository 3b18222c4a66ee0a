import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { HOUR } from '#schema/rules/time/durations.ts';

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
  gateway.services.clock.set(new Date(Date.parse(NOON) + 11 * HOUR).toISOString());
  await send(`${game},22:45,50,51,no`);
  gateway.services.clock.set(NOON);
  const [moved] = await games();
  expect(moved).toMatchObject({ id: first?.id, status: 'LIVE', awayScore: 50 });
  expect(Date.parse(moved?.startsAt ?? '') - Date.parse(first?.startsAt ?? '')).toBe(15 * 60_000);
});

test('every fault is named by line and column, and nothing is written', async () => {
  const before = await games();
  const { errors } = await send(
    `NHL,Boston Bruins,New York Rangers,${TODAY},19:00`,
    `NHL,A,B,${TODAY},late`,
    `XFL,C,D,${TODAY},19:00`,
  );
  expect(errors?.[0]).toMatchObject({
    message:
      'Line 3, column "time": says "late"; write 7:30 PM or 19:30. Line 4, column "league": says "XFL"; write NFL, NCAAF, NBA, NCAAB, MLB, NHL',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(await games()).toEqual(before);
});

const READ = `mutation ($input: ImportGamesInput!) { importGames(input: $input) {
  games prices applied problems { row column } questions { key asks rows choices { key } answer }
  columns { column of isCertain samples } leftOut { row why } } }`;
const read = async (input: object) =>
  (await ask<{ importGames: object }>(gateway, READ, { input: { apply: false, ...input } }, admin)).data
    .importGames;

test('a file with columns of its own is read once they are said, and written once its questions are answered', async () => {
  const file = [
    ...['Board of the day,,,,,', 'Sport,Matchup,Day,Start,Casino,Best'],
    ...[`NBA,Utah Jazz @ Denver Nuggets,${TODAY},7:30,Harbor,245`, 'Total,,,,,245'],
  ].join('\n');
  expect(await read({ file })).toMatchObject({
    ...{ games: 0, applied: false, leftOut: [{ row: 1 }, { row: 4 }] },
    columns: [
      { column: 'Sport', of: 'league', isCertain: false, samples: ['NBA'] },
      { column: 'Matchup', of: 'game', isCertain: false },
      { column: 'Day', of: 'day', isCertain: true },
      { column: 'Start', of: 'starts', isCertain: false },
      { column: 'Casino', of: null, isCertain: false },
      { column: 'Best', of: null, isCertain: false },
    ],
  });
  const columns = [
    ...[
      { column: 'Sport', of: 'league' },
      { column: 'Matchup', of: 'game' },
      { column: 'Start', of: 'time' },
    ],
    ...[
      { column: 'Casino', of: null },
      { column: 'Best', of: null },
    ],
  ];
  expect(await read({ file, columns })).toMatchObject({
    ...{ games: 0, problems: [] },
    questions: [
      { key: 'time:morning:7:30', rows: [3], choices: [{ key: '19:30' }, { key: '07:30' }], answer: null },
    ],
  });
  const { errors } = await ask(gateway, READ, { input: { file, columns } }, admin);
  expect(errors?.[0]?.message).toContain('Answer "time:morning:7:30" with 19:30');
  expect(errors?.[0]?.extensions.questions).toMatchObject([{ key: 'time:morning:7:30' }]);
  const answers = [{ question: 'time:morning:7:30', choice: '19:30' }];
  expect(await read({ file, columns, answers, apply: true })).toMatchObject({ games: 1, applied: true });
  expect((await games()).map(({ away }) => away)).toContain('Utah Jazz');
});

test('a sheet of something else writes nothing and says what it is', async () => {
  const before = await games();
  const file = '<!doctype html><title>Sign in</title>';
  const { errors } = await ask(gateway, IMPORT, { input: { file } }, admin);
  expect(errors?.[0]?.message).toMatch(/^Line 1: is a web page and no sheet; export the sheet as CSV/);
  expect(await games()).toEqual(before);
});

test('a line that a person leaves out costs no other', async () => {
  const file = [HEAD, `NFL,Bills,Texans,${TODAY},13:00`, `NFL,Jets,Jets,${TODAY},13:00`].join('\n');
  expect(await read({ file })).toMatchObject({ games: 1, problems: [{ row: 3, column: 'home' }] });
  expect(await read({ file, leaveOut: [3], apply: true })).toMatchObject({ games: 1, applied: true });
});

test('a team that the schedule does not have is asked about, and never becomes another one', async () => {
  const file = [HEAD, `NBA,Bostn Celtics,Los Angeles Lakers,${TODAY},21:00`].join('\n');
  expect(await read({ file })).toMatchObject({
    games: 0,
    questions: [
      {
        key: 'away:team:Bostn Celtics',
        choices: expect.arrayContaining([{ key: 'boston celtics' }, { key: 'written' }]),
      },
    ],
  });
});

test('a confirmed name is the team that it belongs to', async () => {
  const alias = 'mutation ($input: AddAliasInput!) { addAlias(input: $input) { team { id } } }';
  await ask(gateway, alias, { input: { teamId: 'NBA:boston celtics', name: 'BOS' } }, admin);
  await send(`NBA,BOS,Denver Nuggets,${TODAY},23:45`);
  expect((await games()).map(({ away }) => away)).toContain('Boston Celtics');
});

test('where a provider is asked no file is read', async () => {
  const world = await openOddsWorld();
  const owner = await member(world.gateway, { role: 'OWNER' });
  const { errors } = await ask(world.gateway, IMPORT, { input: { file: HEAD } }, owner);
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  await world.close();
});
