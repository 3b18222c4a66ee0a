import type { Tier } from '#schema/rules/access/tiers.ts';

/** The value of a conversion in dollars (product.txt section 7). */
export function conversionValue(tier: Tier): number {
  return tier === 'PLUS' ? 79 : 129;
}
