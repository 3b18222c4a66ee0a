import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { MOST_FILE_BODY_BYTES } from '#schema/rules/api/body-limit.ts';

let gateway: TestGateway;
let analyst: TestUser;

beforeAll(async () => {
  gateway = await openGateway({ ODDS_FEED: 'csv' });
  analyst = await member(gateway, { role: 'ANALYST' });
});
afterAll(() => gateway.close());

const BOOKS = ['DraftKings', 'FanDuel', 'Caesars Sportsbook', 'BetMGM', 'Pinnacle'];
const MARKETS = ['moneyline,,+140,-165', 'spread,+3.5,-110,-110', 'total,150.5,-110,-110'];
/** Games of names that are like no others, each with the three markets of five books. */
const FILE = [
  'league,away,home,day,time,book,market,line,one,two',
  ...Array.from({ length: 5_000 }, (_, at) => {
    const game = String.fromCharCode(...[...String(Math.floor(at / 15))].map((digit) => 65 + Number(digit)));
    const teams = `${game}${game}${game} Northern Visitors,${game}${game}${game} Southern Hosts`;
    return `NCAAB,${teams},${TODAY},7:30 PM,${BOOKS[at % 5]},${MARKETS[Math.floor(at / 5) % 3]}`;
  }),
].join('\n');
const IMPORT = 'mutation ($input: ImportGamesInput!) { importGames(input: $input) { games prices } }';
const send = (file: string, user: TestUser | null) =>
  ask<{ importGames: object }>(gateway, IMPORT, { input: { file } }, user);
const REFUSED = { status: 413, error: 'Request body is too large' };

test('a file of 5,000 lines is taken from staff who write picks, in a session and by a key', async () => {
  expect(FILE.length).toBeGreaterThan(400_000);
  expect(await send(FILE, analyst)).toMatchObject({ data: { importGames: { games: 334, prices: 5_000 } } });
  const key = await givenKey(gateway, analyst, ['READ_PICKS', 'WRITE_PRICES']);
  expect((await send(FILE, key)).status).toBe(200);
});

test('nobody else sends more than 100 kB, and staff no more than 1 MB', async () => {
  const others = [null, await member(gateway, {}), await member(gateway, { role: 'SUPPORT' })];
  for (const user of others) expect(await send(FILE, user)).toMatchObject(REFUSED);
  expect(await send('x'.repeat(MOST_FILE_BODY_BYTES), analyst)).toMatchObject(REFUSED);
});

test('a body that does not say how long it is ends at 100 kB', async () => {
  const sent = async (bytes: number) => {
    const payload = Readable.from([Buffer.from(`{"query":"{ today { now } } #${'x'.repeat(bytes)}"}`)]);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${analyst.token}` };
    return (await gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload })).statusCode;
  };
  expect([await sent(90_000), await sent(100_000)]).toEqual([200, 413]);
});
