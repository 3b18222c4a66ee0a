import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { refreshFeed } from './run-feed.ts';

/** What a request may wait for, in milliseconds of processor time. A machine with four times the work of its processors takes 30. */
const MOST = 50;
/** The least of so many is judged: what is beyond it in the others is the work of somebody else, or the collection of their garbage. */
const ATTEMPTS = 3;

let provider: FastifyInstance;
let gateway: TestGateway;
let events = Buffer.from('[]');
let odds = Buffer.from('[]');

beforeAll(async () => {
  provider = fastify({ forceCloseConnections: true });
  const credits = { 'x-requests-remaining': '90000', 'x-requests-used': '10000' };
  provider.get('/v4/sports/:sport/events', (_, reply) => reply.headers(credits).send(events));
  provider.get('/v4/sports/:sport/odds', (_, reply) => reply.headers(credits).send(odds));
  const origin = await provider.listen({ port: 0, host: '127.0.0.1' });
  gateway = await openGateway({ ODDS_FEED: origin, ODDS_KEY: 'key', ODDS_BOOKS: 'book0' });
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});

/** A list of games of clubs, with the books that are given; another `round` has other games. */
function listed(count: number, bookmakers?: object[], round = 0) {
  const commence_time = new Date(Date.parse(NOON) + 10 * HOUR).toISOString();
  const games = Array.from({ length: count }, (_, at) => ({
    ...{ id: `${count} game ${round}.${at}`, sport_key: 'basketball_nba', commence_time, bookmakers },
    ...{ away_team: `Club ${round} ${2 * (at % 500)}`, home_team: `Club ${round} ${2 * (at % 500) + 1}` },
  }));
  return Buffer.from(JSON.stringify(games));
}

/** The longest stretch in which nothing else was done while `act` ran. `prepare` is the test's own work. */
async function longestTurn(act: () => Promise<unknown>, prepare = (_attempt: number) => {}): Promise<number> {
  const found: number[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    prepare(attempt);
    found.push(await longestTurnOnce(act));
  }
  return Math.min(...found);
}

async function longestTurnOnce(act: () => Promise<unknown>): Promise<number> {
  let [longest, last] = [0, process.threadCpuUsage()];
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.threadCpuUsage();
  };
  const timer = setInterval(look, 0);
  await act();
  look();
  clearInterval(timer);
  return longest;
}

const count = async () =>
  Number(
    (await gateway.services.database.em.execute<{ n: string }[]>('select count(*) as n from games'))[0]?.n,
  );
const refresh = () => refreshFeed(gateway.services, 'NBA');

test('10,000 games in one answer are refused, and hold no request', async () => {
  events = listed(10_000);
  const longest = await longestTurn(() => expect(refresh()).rejects.toThrow(/could not be read/));
  expect(await count()).toBe(0);
  expect(longest).toBeLessThan(MOST);
});

test('2,000 are kept, and hold none', async () => {
  const longest = await longestTurn(refresh, (attempt) => {
    events = listed(2_000, undefined, attempt);
  });
  expect(await count()).toBe(ATTEMPTS * 2_000);
  expect(longest).toBeLessThan(MOST);
});

test('nor do the odds of 150 games at 15 books', async () => {
  events = Buffer.from('[]');
  const longest = await longestTurn(refresh, (attempt) => {
    odds = listed(150, books(15), attempt);
  });
  const [{ n } = { n: '' }] = await gateway.services.database.em.execute<{ n: string }[]>(
    'select count(*) as n from odds_quotes where line = 210.5',
  );
  expect(Number(n)).toBe(ATTEMPTS * 150 * 15);
  expect(longest).toBeLessThan(MOST);
});

/** Totals alone count here, because each game has teams of its own; all three markets are read. */
function books(count: number): object[] {
  const outcomes = (names: string[], point: (side: number) => object) =>
    names.map((name, side) => ({ name, price: -110, ...point(side) }));
  return Array.from({ length: count }, (_, at) => ({
    ...{ key: `book${at}`, title: `Book ${at}`, last_update: NOON },
    markets: [
      { key: 'h2h', outcomes: outcomes(['Club 0 0', 'Club 0 1'], () => ({})) },
      {
        key: 'spreads',
        outcomes: outcomes(['Club 0 0', 'Club 0 1'], (side) => ({ point: side ? -3.5 : 3.5 })),
      },
      { key: 'totals', outcomes: outcomes(['Over', 'Under'], () => ({ point: 210.5 })) },
    ],
  }));
}
