/** Markets that a feed quotes; the other kinds of bets are entered by hand. */
export const QUOTE_MARKETS = ['MONEYLINE', 'SPREAD', 'TOTAL'] as const;
export type QuoteMarket = (typeof QUOTE_MARKETS)[number];

/** More books than any provider reads for one country. */
export const MOST_BOOKS = 60;
export const MOST_BOOK_CHARACTERS = 80;

/** Points of a game, as its teams are named. */
export interface GameScore {
  away: number;
  home: number;
}

/** A book's main line in one market. Side one is the away team or the over; odds are decimal. */
export interface Quote {
  book: string;
  market: QuoteMarket;
  /** Of side one; null for a moneyline. */
  line: number | null;
  one: number;
  two: number;
  draw: number | null;
}

/** The two sides that a pick can be on. */
export type SidedQuote = Omit<Quote, 'draw'>;
