import { TIERS, type Tier, tierCovers } from '#schema/rules/access/tiers.ts';

/** New York time by which the picks of a day are posted (product.txt section 1). */
export const PICKS_DUE = '15:00';

/** Days of the average. */
export const SAMPLE_DAYS = 28;

interface TierCount {
  tier: Tier;
  picks: number;
}

/** About how many picks per day a member of each tier can open: the picks of `days` days, rounded. */
export function picksPerDay(counts: readonly TierCount[], days = SAMPLE_DAYS): Record<Tier, number> {
  const openTo = (own: Tier) =>
    counts.filter(({ tier }) => tierCovers(own, tier)).reduce((sum, { picks }) => sum + picks, 0);
  return Object.fromEntries(TIERS.map((tier) => [tier, Math.round(openTo(tier) / days)])) as Record<
    Tier,
    number
  >;
}
