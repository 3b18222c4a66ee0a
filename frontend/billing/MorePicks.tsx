import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { usePicksPerDay } from './use-picks-per-day.ts';

/** How many picks a day a plan opens beside another one: in numbers once they are known, on one line. */
export function MorePicks({ tier, than }: { tier: Tier; than: Tier }) {
  const perDay = usePicksPerDay();
  return perDay
    ? `About ${perDay[tier]} picks a day instead of ${perDay[than]}`
    : `More picks a day than ${tierLabel(than)}`;
}
