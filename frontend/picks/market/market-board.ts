import { useSyncExternalStore } from 'react';
import type { MarketOfDayQuery } from '#frontend/generated/graphql.ts';
import type { BoardPick } from '#frontend/picks/board.ts';
import type { SeenQuote } from '#schema/rules/market/due-prices.ts';
import { sidesByName } from '#schema/rules/market/game-sides.ts';

type Game = MarketOfDayQuery['games'][number];

/** What is known of the games on the board now. */
interface MarketBoard {
  games: ReadonlyMap<string, Game>;
  quotes: ReadonlyMap<string, SeenQuote[]>;
  /** Those of the member; null: every book. */
  books: readonly string[] | null;
}

const NOTHING: MarketBoard = { games: new Map(), quotes: new Map(), books: null };
const listeners = new Set<() => void>();
let current = NOTHING;

/** Shows the cards what the server has answered; null when nobody follows it any more. */
export function publishMarket(answer: MarketOfDayQuery | null, books: readonly string[] | null): void {
  current = answer ? boardOf(answer, books) : NOTHING;
  for (const listener of listeners) listener();
}

function boardOf({ games, marketOdds }: MarketOfDayQuery, books: MarketBoard['books']): MarketBoard {
  return {
    books,
    games: new Map(games.map((game) => [game.id, game])),
    quotes: new Map(
      marketOdds.map(({ gameId, quotes }) => [
        gameId,
        quotes.map((quote) => ({ ...quote, seenAt: new Date(quote.seenAt) })),
      ]),
    ),
  };
}

function onMarket(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The game of a pick, which of its teams the pick names first, and what books show; null until it is known. */
export function useMarket({ gameId, teamOne, teamTwo }: BoardPick) {
  const { games, quotes, books } = useSyncExternalStore(onMarket, () => current);
  const game = gameId ? games.get(gameId) : undefined;
  const sides = game && sidesByName(game, { teamOne, teamTwo });
  if (!game || !sides) return null;
  return { game, reversed: sides === 'REVERSED', quotes: quotes.get(game.id) ?? [], books };
}
