import type { Services } from '#gateway/auth/context.ts';
import { planPrices } from '#gateway/auth/plan-prices.ts';
import { PAID_TIERS, type PaidTier } from '#schema/rules/access/tiers.ts';
import type { ScannerCount } from '#schema/rules/market/scanner-count.ts';
import type { PlanPrices } from '#schema/rules/money/plan-prices.ts';
import { PRICE_TOKENS, type PriceTexts, priceTexts } from '#schema/rules/money/price-texts.ts';
import { SECOND } from '#schema/rules/time/durations.ts';

/** What the configuration of a page says in place of the prices, which are put in as it is sent. */
export const PLAN_PRICES = '__PLAN_PRICES__';

/** The same for what the arbitrage scanner has counted. */
export const SCANNER_COUNT = '__SCANNER_COUNT__';

/** A rush of visitors costs one reading. Checkout reads the price again, and so does the server. */
const KEPT_MILLISECONDS = 5 * SECOND;

/** Reads what the plans cost, at most five seconds ago; longer while the database is away. Throws before the first reading. */
export function keptPrices(services: Services): () => Promise<PlanPrices> {
  let last: PlanPrices | null = null;
  let kept: { until: number; prices: Promise<PlanPrices> } | null = null;
  const read = async () => {
    try {
      last = await planPrices({ ...services, planPricesVersion: null, now: services.clock.now() });
    } catch (failure) {
      if (!last) throw failure;
    }
    return last;
  };
  return () => {
    if (!kept || kept.until < performance.now())
      kept = { until: performance.now() + KEPT_MILLISECONDS, prices: read() };
    return kept.prices;
  };
}

/** As frontend/ui/EarlierPrice.tsx draws it. */
const EARLIER = new RegExp(
  `<span data-earlier="">Was (?:<!-- -->)?<s>__(${PAID_TIERS.join('|')})_EARLIER__</s></span>`,
  'g',
);

const TOKENS = new Map(
  PAID_TIERS.flatMap((tier) =>
    Object.entries(PRICE_TOKENS[tier]).map(
      ([text, token]) => [token, [tier, text as keyof PriceTexts]] as const,
    ),
  ),
);

const TOKEN = new RegExp([...TOKENS.keys(), `"${PLAN_PRICES}"`].join('|'), 'g');

/** A page with what the plans cost in it, in words and in its configuration. */
export function withPrices(page: string, prices: PlanPrices): string {
  const texts = priceTexts(prices);
  return page
    .replace(EARLIER, (earlier, tier: PaidTier) => (texts[tier].earlier === null ? '' : earlier))
    .replace(TOKEN, (token) => {
      const [tier, text] = TOKENS.get(token) ?? [];
      return tier && text ? String(texts[tier][text]) : JSON.stringify(prices);
    });
}

/** A page with what the arbitrage scanner has counted in its configuration; null without a feed of odds. */
export function withScannerCount(page: string, count: ScannerCount | null): string {
  return page.replace(`"${SCANNER_COUNT}"`, () => JSON.stringify(count));
}
