import { isBlank } from '#schema/rules/market/reading/plain-text.ts';
import { readLine, readPricedLine } from '#schema/rules/market/reading/read-line.ts';
import { readMarket } from '#schema/rules/market/reading/read-market.ts';
import { type Reading, refusal, value } from '#schema/rules/market/reading/reading.ts';
import { QUOTE_MARKETS, type QuoteMarket } from './quotes.ts';

const ALTERNATE = /^\s*alt/i;

export function readQuoteMarket(text: string): Reading<QuoteMarket> {
  if (ALTERNATE.test(text))
    return refusal(text, 'it is a further line of the book beside its main one; leave the line out');
  const reading = readMarket(text);
  const known =
    reading.kind === 'VALUE' ? QUOTE_MARKETS.find((market) => market === reading.value) : undefined;
  if (known) return value(known);
  return refusal(
    text,
    reading.kind === 'QUESTION'
      ? 'it is of a part of a game; leave the line out'
      : 'write moneyline, spread or total',
  );
}

/** A line of a price, which may have that price behind it. Programs leave out the plus alone. */
export function readQuotePricedLine(text: string, market: QuoteMarket): ReturnType<typeof readPricedLine> {
  if (market === 'MONEYLINE' && isBlank(text)) return value({ line: null, odds: null });
  return readPricedLine(text, market, { unsigned: 'PLUS' });
}

/** The market that a line alone can be of: one with a sign is of a spread, and one with over or under of a total. */
export function marketOfLine(text: string): QuoteMarket | null {
  if (
    /^\s*[(]?\s*(?:[+\u2212\u2010-\u2015-]|pk|pick)/i.test(text) &&
    readLine(text, 'SPREAD').kind === 'VALUE'
  )
    return 'SPREAD';
  return /^\s*(?:o|u|over|under)\s?\d/i.test(text) ? 'TOTAL' : null;
}
