import { createHash } from 'node:crypto';
import type { FileGame } from '#schema/rules/market/file-games.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { FeedOdds, FeedScore, Round } from './odds-feed.ts';

/** What a file says of one league, in the shape of a provider's answers. */
export interface FileRounds {
  league: League;
  odds: Round<FeedOdds>;
  scores: Round<FeedScore>;
}

/** The rounds of an imported file, a pair for each league. What it says is as old as the import. */
export function fileRounds(games: readonly FileGame[], text: string, at: Date): FileRounds[] {
  const hash = createHash('sha256').update(text).digest('hex');
  const leagues = [...new Set(games.map(({ league }) => league))];
  return leagues.map((league) => {
    const own = games.filter((game) => game.league === league);
    const round = { kind: 'ROUND' as const, at, dropped: [], credits: null, hash };
    return {
      league,
      odds: { ...round, games: own.map((game) => withQuotes(game, at)) },
      scores: { ...round, games: own },
    };
  });
}

function withQuotes({ quotes, ...game }: FileGame, at: Date): FeedOdds {
  return { ...game, quotes: quotes.map((quote) => ({ ...quote, key: quote.book, at })) };
}
