import { afterAll, beforeAll } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import type { FeedFault, FeedKind } from '#schema/rules/market/feed-names.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { ask } from './ask.ts';
import { NOON, openGateway, type TestGateway } from './gateway.ts';
import { member, type TestUser } from './users.ts';

const PATHS = { EVENTS: 'events', SCORES: 'scores', ODDS: 'odds' } as const;
const USUAL = { 'x-requests-remaining': '9000', 'x-requests-used': '1000' };

/** What a provider answers of a game or a book, right or wrong. */
export interface Given {
  [name: string]: unknown;
}

/** A provider of odds that answers whatever a test gives it, and a gateway that asks it each minute. */
export function clumsyProvider() {
  let provider: FastifyInstance;
  let gateway: TestGateway;
  let owner: TestUser;
  /** What the provider answers, by sport and path, where it is not an empty list. */
  const answers = new Map<string, string>();

  beforeAll(async () => {
    provider = fastify({ forceCloseConnections: true });
    provider.get<{ Params: { sport: string; what: string } }>('/v4/sports/:sport/:what', (request, reply) => {
      const { sport, what } = request.params;
      return reply
        .headers(world.headers)
        .type('application/json')
        .send(answers.get(`${sport} ${what}`) ?? '[]');
    });
    const origin = await provider.listen({ port: 0, host: '127.0.0.1' });
    gateway = await openGateway({ ODDS_FEED: origin, ODDS_KEY: 'key', ODDS_BOOKS: 'harbor' });
    owner = await member(gateway, { role: 'OWNER' });
    answers.set('icehockey_nhl events', JSON.stringify([game('nhl', { sport_key: 'icehockey_nhl' })]));
    await refresh('NHL');
    // One game is being played and one is to come, so that scores and odds are asked for.
    await answer('EVENTS', [game('to-come')]);
    await answer('EVENTS', [game('to-come')]);
  });
  afterAll(async () => {
    await gateway.close();
    await provider.close();
  });

  const at = (milliseconds: number) =>
    new Date(Date.parse(NOON) + milliseconds).toISOString().replace('.000Z', 'Z');
  const now = () => new Date(Date.parse(NOON) + world.minutes * MINUTE);
  const rows = <Row>(sql: string, params: unknown[] = []) =>
    gateway.services.database.em.execute<Row[]>(sql, params);

  /** A good answer about one game, with whatever the provider was asked for. */
  function game(id: string, given: Given = {}): Given {
    return {
      ...{ id, sport_key: 'basketball_nba', commence_time: at(10 * HOUR) },
      ...{ home_team: `${id} hosts`, away_team: `${id} visitors`, bookmakers: [book()] },
      ...{ completed: false, scores: null, ...given },
    };
  }

  function book(given: Given = {}): Given {
    const outcomes = (away: string, home: string) => [
      { name: away, price: -110 },
      { name: home, price: 120 },
    ];
    const markets = [{ key: 'h2h', outcomes: outcomes('good visitors', 'good hosts') }];
    return { key: 'harbor', title: 'Harbor', last_update: at(world.minutes * MINUTE), markets, ...given };
  }

  const REFRESH = 'mutation ($input: RefreshFeedInput!) { refreshFeed(input: $input) { health { source } } }';
  async function refresh(league: string) {
    world.minutes += 1;
    gateway.services.clock.set(now().toISOString());
    return ask<object>(gateway, REFRESH, { input: { league } }, owner);
  }

  async function answer(kind: FeedKind, games: readonly unknown[]) {
    const played = game('played', { commence_time: at(-HOUR) });
    answers.clear();
    answers.set('basketball_nba events', JSON.stringify([played]));
    answers.set(`basketball_nba ${PATHS[kind]}`, JSON.stringify([played, ...games]));
    const { errors } = await refresh('NBA');
    return errors;
  }

  const task = async (kind: FeedKind) =>
    (
      await rows<{ failure: string | null; faults: { fault: FeedFault; count: number }[] }>(
        'select failure, faults from feed_tasks where league = ? and kind = ?',
        ['NBA', kind],
      )
    )[0];
  const kept = (id: string) =>
    rows<{ away: string; startsAt: Date; status: string }>(
      `select away, starts_at as "startsAt", status from games g join game_ids i on i.game_id = g.id where i.id = ?`,
      [id],
    );

  const world = {
    ...{ minutes: 0, headers: USUAL as Record<string, string> },
    ...{ at, now, rows, game, book, answer, task, kept },
    get gateway() {
      return gateway;
    },
    get owner() {
      return owner;
    },
  };
  return world;
}
