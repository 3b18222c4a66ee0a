import type { PaidTier } from '#schema/rules/access/tiers.ts';
import { dollars, priceText } from './money.ts';
import { forEachPaidTier, type PlanAmounts, type PlanPrices, perDayCents } from './plan-prices.ts';

/** What a plan costs, in the words of the pages. */
export interface PriceTexts {
  /** '$79' */
  month: string;
  /** '$79.00' */
  exactMonth: string;
  /** '$2.63' */
  day: string;
  /** A higher price of before, struck through: '$99'. Null where there is none to show. */
  earlier: string | null;
  /** How much less than that: '$20'. */
  saved: string | null;
}

export type AllPriceTexts = Readonly<Record<PaidTier, PriceTexts>>;

export function priceTexts(prices: PlanPrices): AllPriceTexts {
  return forEachPaidTier((tier) => amountTexts(prices[tier]));
}

export function amountTexts(amounts: PlanAmounts): PriceTexts {
  const { monthlyCents, earlierCents } = amounts;
  return {
    month: priceText(monthlyCents),
    exactMonth: dollars(monthlyCents),
    day: priceText(perDayCents(amounts)),
    earlier: earlierCents === null ? null : priceText(earlierCents),
    saved: earlierCents === null ? null : priceText(earlierCents - monthlyCents),
  };
}

/** What prerendered pages carry instead; the gateway puts the prices in, which may change between two builds. */
export const PRICE_TOKENS = forEachPaidTier((tier) => ({
  month: `__${tier}_MONTH__`,
  exactMonth: `__${tier}_EXACT_MONTH__`,
  day: `__${tier}_DAY__`,
  earlier: `__${tier}_EARLIER__`,
  saved: `__${tier}_SAVED__`,
}));
