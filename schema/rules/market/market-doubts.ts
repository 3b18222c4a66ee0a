import { americanOdds, lineText } from '#schema/rules/picks/odds.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import type { SeenQuote } from './due-prices.ts';
import { quotedSide, type SidedPick, sidePrice } from './picked-quote.ts';

export interface DoubtedPick extends SidedPick {
  odds: number | null;
  book: string | null;
}

const FRESH = 2 * MINUTE;

/** What the market says against a price that is about to be posted. */
export function marketDoubts(pick: DoubtedPick, quotes: readonly SeenQuote[], now: Date): string[] {
  const quoted = quotedSide(pick);
  if (!quoted || pick.odds === null) return [];
  const { odds, line } = pick;
  const prices = quotes
    .filter(({ market }) => market === quoted.market)
    .map((quote) => ({ ...sidePrice(quote, quoted.side), book: quote.book, seenAt: quote.seenAt }));
  if (prices.length === 0) return [];
  const own = prices.find(({ book }) => book === pick.book);
  const shown = (price: { line: number | null; odds: number }) =>
    [price.line === null ? '' : lineText(quoted.market, price.line), americanOdds(price.odds)]
      .join(' ')
      .trim();
  const isOther = own && (own.line !== line || own.odds !== odds);
  const isBetter = prices.every((price) => price.line !== line || price.odds < odds);
  const newest = Math.max(...(own ? [own] : prices).map(({ seenAt }) => seenAt.getTime()));
  const minutes = Math.floor((now.getTime() - newest) / MINUTE);
  return [
    isOther && `${own.book} shows ${shown(own)} now.`,
    isBetter && `No book shows ${shown({ line, odds })} or better.`,
    now.getTime() - newest > FRESH && agedText(own?.book, minutes),
  ].filter((doubt) => typeof doubt === 'string');
}

function agedText(book: string | undefined, minutes: number): string {
  return book
    ? `The price of ${book} is ${minutes} minutes old.`
    : `The prices of all books are ${minutes} minutes old.`;
}
