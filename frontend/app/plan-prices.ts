import type { PlanPrices } from '#schema/rules/money/plan-prices.ts';

/** What the plans cost, as the server wrote it into the page, or newer. */
let known: PlanPrices | null = null;
const listeners = new Set<() => void>();

/** Tells the page what the plans cost: as it starts, and with each quote that says something newer. */
export function givePlanPrices(prices: PlanPrices): void {
  known = prices;
  for (const listener of listeners) listener();
}

/** Throws before they are given. */
export function shownPlanPrices(): PlanPrices {
  if (!known) throw new Error('The page does not know what plans cost');
  return known;
}

/** Calls back whenever they change. */
export function onPlanPrices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
