import { z } from 'zod';
import type { FeedFault } from '#schema/rules/market/feed-names.ts';
import type { QuoteMarket } from '#schema/rules/market/quotes.ts';
import { decimalOdds } from '#schema/rules/picks/odds.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import type { FeedGame, FeedQuote } from './odds-feed.ts';
import { type Asked, momentOf, name } from './read-form.ts';

const book = z.object({ key: name, title: name, last_update: z.string(), markets: z.array(z.unknown()) });
const outcome = z.object({
  name: z.string(),
  price: z.number().int(),
  point: z.number().min(-1_000).max(1_000).optional(),
});
const market = z.object({ key: z.string(), outcomes: z.array(outcome) });
type Outcome = z.infer<typeof outcome>;

const MARKETS = new Map<unknown, QuoteMarket>([
  ['h2h', 'MONEYLINE'],
  ['spreads', 'SPREAD'],
  ['totals', 'TOTAL'],
]);

/** Clocks differ; a book that was seen later than this after the answer was not seen then. */
const MOST_AHEAD = MINUTE;

interface Reading {
  game: FeedGame;
  asked: Asked;
  /** Called for each book and market that cannot be read. */
  drop(fault: FeedFault): void;
}

/** A book's main lines, seen no later than the answer. */
export function quotesOf(given: unknown, { game, asked, drop }: Reading): FeedQuote[] {
  const { data } = book.safeParse(given);
  const seen = data && momentOf(data.last_update, asked);
  if (!data || !seen) {
    drop('BOOK');
    return [];
  }
  if (seen.getTime() - asked.at.getTime() > MOST_AHEAD) {
    drop('FUTURE');
    return [];
  }
  const at = new Date(Math.min(seen.getTime(), asked.at.getTime()));
  return data.markets.flatMap((each) => {
    const quote = quoteOf(each, game, drop);
    return quote ? [{ book: data.title, key: data.key, ...quote, at }] : [];
  });
}

/**
 * Null for a market without both sides of one line: half a market prices nothing. Where a draw has a price, those of the teams are of
 * regulation time, and none of the moneyline.
 */
function quoteOf(given: unknown, { away, home }: FeedGame, drop: Reading['drop']) {
  const kind = MARKETS.get(Object(given).key);
  if (!kind) return null;
  const { data } = market.safeParse(given);
  if (!data || (kind === 'MONEYLINE' && data.outcomes.length > 2)) {
    drop('MARKET');
    return null;
  }
  const sides = kind === 'TOTAL' ? ['Over', 'Under'] : [away, home];
  const [first, second] = sides.map((side) => data.outcomes.find((each) => each.name === side));
  const [one, two] = [priceOf(first), priceOf(second)];
  if (!first || !second || one === null || two === null || !isOneLine(kind, first, second)) return null;
  const line = kind === 'MONEYLINE' ? null : (first.point ?? null);
  return { market: kind, line, one, two, draw: null };
}

function priceOf(side: Outcome | undefined): number | null {
  return side ? decimalOdds(side.price > 0 ? `+${side.price}` : String(side.price)) : null;
}

function isOneLine(kind: QuoteMarket, first: Outcome, second: Outcome): boolean {
  if (kind === 'MONEYLINE') return true;
  if (first.point === undefined || second.point === undefined) return false;
  return kind === 'TOTAL' ? first.point === second.point : first.point + second.point === 0;
}
