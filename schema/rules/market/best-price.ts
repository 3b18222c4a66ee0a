import { MINUTE } from '#schema/rules/time/durations.ts';
import type { SeenQuote } from './due-prices.ts';
import { quotedSide, type SidedPick, type SidePrice, sidePrice } from './picked-quote.ts';

/** What a book shows of a pick's market, from the pick's side. */
export interface BookPrice extends SidePrice {
  book: string;
  seenAt: Date;
}

/** Prices that were seen longer ago are no offers any more. */
const STALE = 5 * MINUTE;

/** What the books of a reader show of a pick's market; `books` null: every book. Empty for props. */
export function pricesOfPick(
  pick: SidedPick,
  quotes: readonly SeenQuote[],
  books: readonly string[] | null,
): BookPrice[] {
  const quoted = quotedSide(pick);
  if (!quoted) return [];
  return quotes
    .filter(({ market, book }) => market === quoted.market && (books === null || books.includes(book)))
    .map((quote) => ({ ...sidePrice(quote, quoted.side), book: quote.book, seenAt: quote.seenAt }));
}

/** The best price at a line; of equal ones that which was seen last. Null where no book shows the line any more. */
export function bestPrice(line: number | null, prices: readonly BookPrice[]): BookPrice | null {
  const [best] = prices
    .filter((price) => price.line === line)
    .sort((one, other) => other.odds - one.odds || other.seenAt.getTime() - one.seenAt.getTime());
  return best ?? null;
}

/** 'Prices are 12 minutes old', once they are older than five minutes. */
export function staleText(seenAt: Date, now: Date): string | null {
  const age = now.getTime() - seenAt.getTime();
  return age > STALE ? `Prices are ${Math.floor(age / MINUTE)} minutes old` : null;
}
