import fastify from 'fastify';
import { runFeed } from '#gateway/games/run-feed.ts';
import { createOddsStandIn, installOddsApi, LOCAL_ODDS_KEY, type OddsStandIn } from '#local/odds/odds-api.ts';
import { BOOK_KEYS } from '#local/odds/quotes.ts';
import type { LocalGame } from '#local/odds/schedule.ts';
import { openGateway, type TestGateway } from './gateway.ts';

export interface OddsWorld {
  gateway: TestGateway;
  provider: OddsStandIn['faults'];
  /** ODDS_FEED, for a process of its own. */
  address: string;
  /** Moves the clock to an instant and does what the feed has to do then. */
  feedAt(instant: string | Date): Promise<void>;
  close(): Promise<void>;
}

/** A gateway whose provider of odds is the stand-in, by the gateway's own clock; with games of the test's own where it gives any. */
export async function openOddsWorld(
  overrides: Record<string, string> = {},
  games: (() => LocalGame[]) | null = null,
): Promise<OddsWorld> {
  const held: { gateway?: TestGateway } = {};
  const standIn = createOddsStandIn(() => held.gateway?.services.clock.now() ?? new Date(0));
  if (games) standIn.games = () => standIn.faults.shown(games());
  const app = fastify({ forceCloseConnections: true });
  installOddsApi(app, standIn, '');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const names = { ODDS_FEED: origin, ODDS_KEY: LOCAL_ODDS_KEY, ODDS_BOOKS: BOOK_KEYS };
  const gateway = await openGateway({ ...names, ...overrides });
  held.gateway = gateway;
  return {
    gateway,
    address: origin,
    provider: standIn.faults,
    feedAt: async (instant) => {
      gateway.services.clock.set(new Date(instant).toISOString());
      await runFeed(gateway.services);
    },
    close: async () => {
      await gateway.close();
      await app.close();
    },
  };
}
