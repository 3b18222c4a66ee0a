import { TIERS, type Tier, tierCovers } from '#schema/rules/access/tiers.ts';
import { opensAt } from '#schema/rules/access/visibility.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import type { PriceMoment } from '#schema/rules/stats/price-moments.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';
import { type ClosedPick, hasLineOfMarket, isCloseDue } from './closes.ts';
import { quotedSide, type SidedPick, type SidePrice, sidePrice } from './picked-quote.ts';
import type { Quote } from './quotes.ts';

const OLDEST_CLOSE = 5 * MINUTE;
/** The first quote after an opening or a posting counts for so long. */
const FIRST_WITHIN = 2 * MINUTE;
/** A book that was seen later than so long after the round has a wrong clock: how old its quote is nobody knows. */
const AHEAD = MINUTE;

/** A quote and when the provider last looked at its book. */
export interface SeenQuote extends Quote {
  seenAt: Date;
}

export interface PricedPick extends SidedPick, ClosedPick {
  tier: Tier;
  odds: number | null;
  book: string | null;
  /** The New York day of the game. */
  date: string;
  publishedAt: Date;
  releaseAt: Date | null;
  /** The moments that have a price. */
  priced: readonly PriceMoment[];
}

export interface DuePrice extends SidePrice {
  moment: PriceMoment;
  book: string;
}

/**
 * The prices of a pick that are to be noted now, from what books show before the start. A price that is there is not
 * replaced, but an early close (closes.ts). Quotes from after the round are none. The close is taken at the reference book, the others at the pick's own.
 */
export function duePrices(
  pick: PricedPick,
  quotes: readonly SeenQuote[],
  { now, reference }: { now: Date; reference: string | null },
): DuePrice[] {
  const quoted = quotedSide(pick);
  if (!quoted || now >= pick.scheduled) return [];
  const usable = quotes.filter((quote) => isUsable(quote, quoted.market, pick.seenAt));
  const at = (book: string | null) => usable.find((quote) => quote.book === book) ?? null;
  const own = at(pick.book);
  const wanted: [PriceMoment, SeenQuote | null][] = [
    [
      'POSTED',
      own && isAsPosted(pick, own, quoted.side) && isFirstAfter(pick.publishedAt, own, now) ? own : null,
    ],
    ...openings(pick).map(({ moment, opened }): [PriceMoment, SeenQuote | null] => [
      moment,
      own && isFirstAfter(opened, own, now) ? own : null,
    ]),
    ['CLOSE', closeOf(pick, at(reference ?? pick.book), now)],
  ];
  return wanted.flatMap(([moment, quote]) =>
    quote && (moment === 'CLOSE' || !pick.priced.includes(moment))
      ? [{ moment, book: quote.book, ...sidePrice(quote, quoted.side) }]
      : [],
  );
}

/** When each plan could first read a scheduled pick: at its opening, or at midnight of its day where that is later. */
function openings({ releaseAt, tier, date }: PricedPick): { moment: PriceMoment; opened: Date }[] {
  if (!releaseAt) return [];
  const midnight = easternInstant(date, '00:00').getTime();
  return TIERS.filter((plan) => tierCovers(plan, tier)).map((plan) => ({
    moment: `OPENED_${plan}` as const,
    opened: new Date(Math.max(midnight, opensAt(releaseAt, plan).getTime())),
  }));
}

/** An earlier quote would flatter. */
function isFirstAfter(moment: Date, { seenAt }: SeenQuote, now: Date): boolean {
  const latest = moment.getTime() + FIRST_WITHIN;
  return seenAt > moment && seenAt.getTime() <= latest && now.getTime() <= latest;
}

function isAsPosted(pick: PricedPick, quote: SeenQuote, side: 'ONE' | 'TWO'): boolean {
  const { line, odds } = sidePrice(quote, side);
  return line === pick.line && odds === pick.odds;
}

function isUsable(quote: SeenQuote, market: Market, roundAt: Date): boolean {
  const isFuture = quote.seenAt.getTime() - roundAt.getTime() > AHEAD;
  return !isFuture && quote.market === market && hasLineOfMarket(market, quote.line);
}

/** A quote is never newer than the round that brought it. */
function closeOf(pick: PricedPick, quote: SeenQuote | null, now: Date): SeenQuote | null {
  if (!quote || !isCloseDue(pick, now)) return null;
  const seenAt = Math.min(quote.seenAt.getTime(), pick.seenAt.getTime());
  return now.getTime() - seenAt <= OLDEST_CLOSE ? quote : null;
}
