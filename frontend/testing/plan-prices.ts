import { afterEach } from '@jest/globals';
import { givePlanPrices } from '#frontend/app/plan-prices.ts';
import { giveScannerCount } from '#frontend/app/scanner-count.ts';
import { PRICES } from '#schema/testing/samples.ts';

/** As main.tsx does before anything is drawn, and again where a test gave others. */
givePlanPrices(PRICES);
afterEach(() => {
  givePlanPrices(PRICES);
  giveScannerCount(null);
});
