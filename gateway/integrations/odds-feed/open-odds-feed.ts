import type { Environment } from '#gateway/env.ts';
import type { Clock } from '#gateway/integrations/clock.ts';
import type { OddsFeed } from './odds-feed.ts';
import { openTheOddsApi, THE_ODDS_API } from './the-odds-api.ts';

type Names = Pick<Environment, 'ODDS_FEED' | 'ODDS_KEY' | 'ODDS_BOOKS' | 'ODDS_REFERENCE'>;

/** The provider that the environment names; null where there is none to ask. */
export function openOddsFeed(env: Names, clock: Clock): OddsFeed | null {
  const { ODDS_FEED, ODDS_KEY, ODDS_BOOKS, ODDS_REFERENCE } = env;
  if (ODDS_FEED === 'off' || ODDS_FEED === 'csv' || !ODDS_KEY) return null;
  return openTheOddsApi({
    origin: ODDS_FEED === 'the-odds-api' ? THE_ODDS_API : ODDS_FEED,
    key: ODDS_KEY,
    books: ODDS_BOOKS.split(','),
    reference: ODDS_REFERENCE ?? null,
    clock,
  });
}
