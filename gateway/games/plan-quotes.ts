import type { FeedOdds } from '#gateway/integrations/odds-feed/odds-feed.ts';
import type { Quote, QuoteMarket } from '#schema/rules/market/quotes.ts';

export type GameQuote = Quote & { gameId: string };

export type QuoteId = Pick<GameQuote, 'gameId' | 'market' | 'book'>;

/** The current quotes, by game, market and book. `values`: line and prices, joined by commas. */
export type StandingQuotes = ReadonlyMap<string, QuoteId & { values: string }>;

/** A quote as one row of many is read. */
export type StoredQuote = [
  ...[gameId: string, market: QuoteMarket, book: string],
  ...[line: number | null, one: number, two: number, draw: number | null],
];

/** What a round changes. Everything else stays unwritten. */
interface QuotesPlan {
  changed: GameQuote[];
  /** Those that no book shows any more. */
  gone: QuoteId[];
}

/** The round's quotes of games that have not begun: what is quoted from a game that is being played counts for nothing. */
export function quotesBefore(
  { games, at }: { games: readonly FeedOdds[]; at: Date },
  gameOf: ReadonlyMap<string, string>,
): GameQuote[] {
  return games.flatMap(({ id, startsAt, quotes }) => {
    const gameId = gameOf.get(id);
    if (gameId === undefined || startsAt <= at) return [];
    return quotes.map(({ key: _, at: __, ...quote }) => ({ gameId, ...quote }));
  });
}

/** Compares a round with what is stored. Of two quotes of one book for one market the later one counts. */
export function planQuotes(standing: StandingQuotes, given: readonly GameQuote[]): QuotesPlan {
  const byKey = new Map(given.map((quote) => [quoteKey(quote), quote]));
  return {
    changed: [...byKey]
      .filter(([key, quote]) => standing.get(key)?.values !== joinedValues(quote))
      .map(([, quote]) => quote),
    gone: [...standing].filter(([key]) => !byKey.has(key)).map(([, quote]) => quote),
  };
}

export const quoteKey = ({ gameId, market, book }: QuoteId) => `${gameId} ${market} ${book}`;
export const joinedValues = ({ line, one, two, draw }: Omit<Quote, 'book' | 'market'>) =>
  `${line},${one},${two},${draw}`;
