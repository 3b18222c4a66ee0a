import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { settableClock } from '#gateway/testing/clock.ts';
import { createOddsStandIn, installOddsApi, LOCAL_ODDS_KEY, type OddsStandIn } from '#local/odds/odds-api.ts';
import { playedOn } from '#local/odds/schedule.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import type { OddsFeed } from './odds-feed.ts';
import { openTheOddsApi } from './the-odds-api.ts';

const DAY = '2031-11-20';
const NOON = '2031-11-20T17:00:00.000Z';
const clock = settableClock(NOON);
let app: FastifyInstance;
let standIn: OddsStandIn;
let origin: string;
let feed: OddsFeed;

const opened = (key = LOCAL_ODDS_KEY, at = origin) =>
  openTheOddsApi({ origin: at, key, books: ['harborbook', 'northline', 'lakeside'], reference: null, clock });

beforeAll(async () => {
  standIn = createOddsStandIn(() => clock.now());
  app = fastify({ forceCloseConnections: true });
  installOddsApi(app, standIn, '');
  app.get('/huge/v4/sports/:sport/odds', (_request, reply) => reply.send(Buffer.alloc(8_000_001, ' ')));
  app.get('/mixed/v4/sports/:sport/events', () => [
    {
      ...{ id: 'a', sport_key: 'americanfootball_nfl' },
      commence_time: '2031-11-20T20:00:00Z',
      home_team: 'Houston Texans',
      away_team: 'Buffalo Bills',
    },
    {
      ...{ id: 'b', sport_key: 'americanfootball_nfl', commence_time: 'tonight' },
      ...{ home_team: 'Houston Texans', away_team: 'Buffalo Bills' },
    },
    null,
  ]);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  feed = opened();
});
afterAll(() => app.close());
beforeEach(() => {
  clock.set(NOON);
  standIn.faults.apply('normal');
});

async function round(league: 'NBA' | 'NHL' = 'NBA') {
  const answer = await feed.odds({ league });
  if (answer.kind !== 'ROUND') throw new Error(answer.kind);
  return answer;
}

test('a round has the games of a league, the prices of the demo as it wrote them, and the credits', async () => {
  const { games, dropped, credits, at, hash } = await round();
  const planned = playedOn(DAY).filter(({ league }) => league === 'NBA');
  expect(planned.length).toBeGreaterThan(4);
  expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(planned.map(({ id }) => id)));
  expect([dropped, at.toISOString(), hash.length]).toEqual([[], NOON, 64]);
  expect(credits).toEqual({ used: 3, remaining: 4_999_997 });
  for (const { quotes } of games) expect(quotes).toHaveLength(9);
});

test('the pick’s own book has the price at which it was posted', async () => {
  const picked = playedOn('2031-11-22').filter(({ pick }) => pick && pick.market === 'MONEYLINE');
  expect(picked.length).toBeGreaterThan(0);
  for (const { id, league, pick, home } of picked) {
    const answer = await feed.odds({ league });
    const game = answer.kind === 'ROUND' ? answer.games.find((each) => each.id === id) : null;
    const quote = game?.quotes.find(({ book, market }) => book === pick?.book && market === 'MONEYLINE');
    expect(quote && (pick?.side === home ? quote.two : quote.one)).toBe(pick?.odds);
  }
});

test('live scores grow, and the final is that of the demo', async () => {
  const game = playedOn(DAY).find(({ pick }) => pick);
  if (!game?.pick) throw new Error('no demo game');
  const scoreAt = async (minutes: number) => {
    clock.set(new Date(game.startsAt.getTime() + minutes * MINUTE).toISOString());
    const answer = await feed.scores({ league: game.league });
    return answer.kind === 'ROUND' && answer.games.find(({ id }) => id === game.id);
  };
  expect(await scoreAt(-5)).toMatchObject({ score: null, isFinal: false });
  expect(await scoreAt(60)).toMatchObject({ isFinal: false });
  const { one, two } = game.pick.score;
  expect(await scoreAt(170)).toMatchObject({ score: { away: one, home: two }, isFinal: true });
});

test('history is the snapshot before the moment that is asked for', async () => {
  const answer = await feed.history({ league: 'NBA', at: new Date('2031-11-20T16:58:31.000Z') });
  expect(answer).toMatchObject({ kind: 'ROUND', at: new Date('2031-11-20T16:55:00.000Z') });
  expect(answer.kind === 'ROUND' && answer.games.length).toBeGreaterThan(4);
});

describe('what goes wrong is a value, with the moment of the next try', () => {
  const failure = (kind: string, wait = 2 * SECOND, reason: string | null = null) => ({
    ...{ kind, retryAt: new Date(Date.parse(NOON) + wait) },
    ...(reason && { reason: expect.stringContaining(reason) }),
  });

  test.each([
    ['rate', 'RATE', 'status is 429'],
    ['no-credits', 'QUOTA', 'status is 401'],
    ['broken', 'BROKEN', 'JSON'],
  ] as const)('%s: %s', async (fault, kind, reason) => {
    standIn.faults.apply(fault);
    expect(await feed.odds({ league: 'NBA' })).toEqual(failure(kind, 2 * SECOND, reason));
  });

  test('a wrong key, more than 8 MB, and nobody there', async () => {
    expect(await opened('wrong').odds({ league: 'NBA' })).toEqual(failure('KEY', 2 * SECOND, '401'));
    expect(await opened('any', `${origin}/huge`).odds({ league: 'NBA' })).toEqual(
      failure('BROKEN', 2 * SECOND, 'bytes'),
    );
    expect(await opened('any', 'http://127.0.0.1:9').odds({ league: 'NBA' })).toEqual(failure('SILENT'));
  });

  test('the wait doubles to five minutes', async () => {
    const silent = opened('any', 'http://127.0.0.1:9');
    for (const [failures, seconds] of [
      [1, 4],
      [5, 64],
      [8, 300],
      [5_000, 300],
    ] as const)
      expect(await silent.odds({ league: 'NBA', failures })).toEqual(failure('SILENT', seconds * SECOND));
  });

  test('ten seconds of silence are waited for, and no longer', async () => {
    standIn.faults.apply('silence');
    const realDeadline = AbortSignal.timeout;
    const deadline = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => realDeadline(100));
    expect(await feed.odds({ league: 'NBA' })).toEqual(failure('SILENT'));
    expect(deadline.mock.calls).toEqual([[10 * SECOND]]);
    deadline.mockRestore();
  });

  test('a malformed game costs no other', async () => {
    const answer = await opened('any', `${origin}/mixed`).schedule({ league: 'NFL' });
    expect(answer).toMatchObject({
      ...{ kind: 'ROUND', games: [{ id: 'a', away: 'Buffalo Bills' }] },
      dropped: [
        { fault: 'START', id: 'b' },
        { fault: 'GAME', id: null },
      ],
    });
  });
});

test('faults of games: moved, postponed, doubled, with a new id, a wrong final', async () => {
  const [first, second, third] = playedOn(DAY).filter(({ league }) => league === 'NHL');
  if (!first || !second || !third) throw new Error('too few games');
  standIn.faults.apply('later', first.id);
  standIn.faults.apply('postpone', second.id);
  standIn.faults.apply('new-id', third.id);
  const { games } = await round('NHL');
  const found = (id: string) => games.find((game) => game.id === id);
  expect(found(first.id)?.startsAt.getTime()).toBe(first.startsAt.getTime() + 60 * MINUTE);
  expect([found(second.id), found(third.id)]).toEqual([undefined, undefined]);
  standIn.faults.apply('doubleheader', first.id);
  const pair = (await round('NHL')).games.filter(
    ({ away, home }) => away === first.away && home === first.home,
  );
  expect(new Set(pair.map(({ id }) => id)).size).toBe(2);
});
