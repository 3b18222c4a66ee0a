import { useSyncExternalStore } from 'react';
import type { PaidTier } from '#schema/rules/access/tiers.ts';
import type { PlanPrices } from '#schema/rules/money/plan-prices.ts';
import { type AllPriceTexts, type PriceTexts, priceTexts } from '#schema/rules/money/price-texts.ts';
import { onPlanPrices, shownPlanPrices } from './plan-prices.ts';

/** Where pages are prerendered there are words only, which the gateway replaces. */
let given: AllPriceTexts | null = null;

export function givePriceTexts(texts: AllPriceTexts): void {
  given = texts;
}

let last: { prices: PlanPrices; texts: AllPriceTexts } | null = null;

/** What the plans cost, in words. Throws before prices are given. */
function allTexts(): AllPriceTexts {
  if (given) return given;
  const prices = shownPlanPrices();
  if (last?.prices !== prices) last = { prices, texts: priceTexts(prices) };
  return last.texts;
}

export function priceTextsOf(tier: PaidTier): PriceTexts {
  return allTexts()[tier];
}

/** All of them, for what is drawn again when prices change while it is shown. */
export function usePriceTexts(): AllPriceTexts {
  return useSyncExternalStore(onPlanPrices, allTexts, allTexts);
}
