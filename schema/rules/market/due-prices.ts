import { TIERS, type Tier, tierCovers } from '#schema/rules/access/tiers.ts';
import { opensAt } from '#schema/rules/access/visibility.ts';
import type { PriceMoment } from '#schema/rules/stats/price-moments.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';
import { quotedSide, type SidedPick, type SidePrice, sidePrice } from './picked-quote.ts';
import type { Quote } from './quotes.ts';

/** Closes are sealed so long before the start, so that witnesses see them before anything happens in the game. */
const CLOSE_FROM = 30 * SECOND;
const OLDEST_CLOSE = 5 * MINUTE;
/** The first quote after an opening or a posting counts for so long. */
const FIRST_WITHIN = 2 * MINUTE;

/** A quote and when the provider last looked at its book. */
export interface SeenQuote extends Quote {
  seenAt: Date;
}

export interface PricedPick extends SidedPick {
  tier: Tier;
  odds: number | null;
  book: string | null;
  /** The New York day of the game. */
  date: string;
  publishedAt: Date;
  releaseAt: Date | null;
  /** When the game starts. */
  startsAt: Date;
  /** The moments whose prices stand. */
  priced: readonly PriceMoment[];
}

export interface DuePrice extends SidePrice {
  moment: PriceMoment;
  book: string;
}

/**
 * The prices of a pick that are to be noted now, from what books show before the start. A price that stands is not
 * replaced. The close is taken at the reference book, the others at the pick's own.
 */
export function duePrices(
  pick: PricedPick,
  quotes: readonly SeenQuote[],
  { now, reference }: { now: Date; reference: string | null },
): DuePrice[] {
  const quoted = quotedSide(pick);
  if (!quoted || now >= pick.startsAt) return [];
  const at = (book: string | null) =>
    quotes.find((quote) => quote.market === quoted.market && quote.book === book) ?? null;
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
    quote && !pick.priced.includes(moment)
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

function closeOf({ startsAt }: PricedPick, quote: SeenQuote | null, now: Date): SeenQuote | null {
  if (!quote || startsAt.getTime() - now.getTime() > CLOSE_FROM) return null;
  return now.getTime() - quote.seenAt.getTime() <= OLDEST_CLOSE ? quote : null;
}
