import { lineText } from '#schema/rules/picks/odds.ts';
import { sidePrice } from './picked-quote.ts';
import { QUOTE_MARKETS, type Quote, type QuoteMarket } from './quotes.ts';

/** A side of a market at a book, with the words that a pick of it has. */
export interface PriceChoice {
  market: QuoteMarket;
  book: string;
  line: number | null;
  odds: number;
  words: string;
}

/** Everything that can be picked of a game: by market and side, the best price first. */
export function priceChoices(
  { away, home }: { away: string; home: string },
  quotes: readonly Quote[],
): PriceChoice[] {
  return QUOTE_MARKETS.flatMap((market) =>
    (['ONE', 'TWO'] as const).flatMap((side) =>
      quotes
        .filter((quote) => quote.market === market)
        .map((quote) => {
          const { line, odds } = sidePrice(quote, side);
          const words = sideWords(market, side === 'ONE' ? away : home, side, line);
          return { market, book: quote.book, line, odds, words };
        })
        .sort((one, other) => other.odds - one.odds),
    ),
  );
}

/** 'Boston Celtics -3.5', 'Over 221.5', 'Boston Celtics moneyline' */
export function sideWords(
  market: QuoteMarket,
  team: string,
  side: 'ONE' | 'TWO',
  line: number | null,
): string {
  if (market === 'MONEYLINE' || line === null) return `${team} moneyline`;
  if (market === 'TOTAL') return `${side === 'ONE' ? 'Over' : 'Under'} ${line}`;
  return `${team} ${lineText(market, line)}`;
}
