import { counted } from '#schema/rules/text/numbers.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import type { SeenQuote } from './due-prices.ts';
import type { QuoteMarket } from './quotes.ts';

/** Smaller ones are gone before both bets are placed. */
const LEAST_MARGIN = 0.005;
/** Above this one of the two prices is probably an error, which a book voids. */
const DOUBTFUL_MARGIN = 0.06;
/** Prices that were seen longer ago are no offers any more. */
export const OLDEST_QUOTE = 90 * SECOND;
/** Two prices that were seen further apart may never have been offered at the same moment. */
const MOST_APART = 60 * SECOND;

interface ArbitrageSide {
  book: string;
  /** Decimal. */
  odds: number;
  seenAt: Date;
}

/** Both outcomes of one line at two books, whose prices together leave a margin whatever happens. */
export interface Arbitrage {
  market: QuoteMarket;
  /** Of side one; null for a moneyline. */
  line: number | null;
  /** The away team, or the over. */
  one: ArbitrageSide;
  /** The home team, or the under. */
  two: ArbitrageSide;
  /** What is left of each dollar that is staked in all, before rounding: 0.011 is 1.1 %. */
  margin: number;
}

/**
 * The arbitrages among the quotes of one game before its start: the best pair of books for each market and line. Quotes
 * with a draw are left out, because their two sides do not cover every outcome.
 */
export function findArbitrages(quotes: readonly SeenQuote[], now: Date): Arbitrage[] {
  const best = new Map<string, Arbitrage>();
  const offers = quotes.filter(
    ({ draw, seenAt }) => draw === null && now.getTime() - seenAt.getTime() <= OLDEST_QUOTE,
  );
  for (const one of offers)
    for (const two of offers) {
      const margin = marginOf(one.one, two.two);
      // Almost no pair leaves one, and this is the quicker question.
      if (margin < LEAST_MARGIN || !isPair(one, two)) continue;
      const key = `${one.market} ${one.line}`;
      if (margin > (best.get(key)?.margin ?? 0)) best.set(key, arbitrage(one, two, margin));
    }
  return [...best.values()].sort((first, second) => second.margin - first.margin);
}

/** 0.011 where a dollar, split in the best way, brings 1.011 dollars whatever happens. Negative without an arbitrage. */
export function marginOf(one: number, two: number): number {
  return 1 / (1 / one + 1 / two) - 1;
}

/** Whether one of the prices is probably an error. */
export function isDoubtful(margin: number): boolean {
  return margin > DOUBTFUL_MARGIN;
}

function isPair(one: SeenQuote, two: SeenQuote): boolean {
  if (one.book === two.book || one.market !== two.market || one.line !== two.line) return false;
  return Math.abs(one.seenAt.getTime() - two.seenAt.getTime()) <= MOST_APART;
}

function arbitrage(one: SeenQuote, two: SeenQuote, margin: number): Arbitrage {
  return {
    market: one.market,
    line: one.line,
    one: { book: one.book, odds: one.one, seenAt: one.seenAt },
    two: { book: two.book, odds: two.two, seenAt: two.seenAt },
    margin,
  };
}

/** 'Nothing found right now', '3 lines right now'. */
export function standingText(open: number): string {
  return open === 0 ? 'Nothing found right now' : `${counted(open, 'line')} right now`;
}
