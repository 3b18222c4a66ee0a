import { TIERS, type Tier, tierCovers } from '#schema/rules/access/tiers.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';

/** New York time by which the picks of a day are posted (product.txt section 1). */
export const PICKS_DUE = '15:00';

/** Days of the average, where there are as many. */
const SAMPLE_DAYS = 28;

/** The last days of a record that ends on one, which begin with its first pick if that is later; how many they are. */
export function sampleDays(to: string, firstDay: string | null): { from: string; days: number } {
  const earliest = addDays(to, 1 - SAMPLE_DAYS);
  const from = firstDay && firstDay > earliest ? firstDay : earliest;
  return { from, days: (Date.parse(to) - Date.parse(from)) / DAY + 1 };
}

interface TierCount {
  tier: Tier;
  picks: number;
}

/** About how many picks per day a member of each tier can open: the picks of `days` days, rounded. */
export function picksPerDay(counts: readonly TierCount[], days: number): Record<Tier, number> {
  const openTo = (own: Tier) =>
    counts.filter(({ tier }) => tierCovers(own, tier)).reduce((sum, { picks }) => sum + picks, 0);
  return Object.fromEntries(TIERS.map((tier) => [tier, Math.round(openTo(tier) / days)])) as Record<
    Tier,
    number
  >;
}
