/** '$79', '$79.00 a month', '$2.63 per day': what a plan may cost, whatever tags are in between. */
const AMOUNT =
  /\$[1-9][\d,]*(?:\.\d\d)?(?:<[^>]*>)*\s*(?:\/|(?:an?|per|every)\s+)(?:<[^>]*>)*\s*(?:month|day)\b/;

/**
 * Prices of plans are data and change between two builds: a drawn page carries tokens (schema/rules/money/price-texts.ts).
 * Throws for one that names an amount.
 */
export function refuseAmounts(path: string, markup: string): void {
  const amount = AMOUNT.exec(markup)?.[0];
  if (amount) throw new Error(`The page ${path} names a price, '${amount}', instead of a token`);
}
