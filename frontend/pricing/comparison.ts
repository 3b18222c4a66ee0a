import type { PicksPerDay } from '#frontend/billing/use-picks-per-day.ts';
import {
  coveredTiers,
  type PaidTier,
  type Tier,
  TOP_TIER,
  tierCovers,
  tierLabel,
} from '#schema/rules/access/tiers.ts';
import { forEachPaidTier } from '#schema/rules/money/plan-prices.ts';
import { planOf } from '#schema/rules/money/plans.ts';
import { listedAnd } from '#schema/rules/text/listed.ts';

interface ComparedFeature {
  name: string;
  /** Included, not included, or in words. */
  in: Record<PaidTier, boolean | string>;
}

const all = (value: boolean | string) => forEachPaidTier(() => value);
/** Included from a tier on. */
const from = (least: Tier) => forEachPaidTier((tier) => tierCovers(tier, least));

/** Plus vs Premium in the words of the price list (product.txt sections 2 and 9); members also compare VIP. */
export function comparedFeatures(perDay: PicksPerDay | null): ComparedFeature[] {
  return [
    { name: 'Number of picks', in: numbersOfPicks(perDay) },
    { name: 'Free Trial Picks', in: all(true) },
    { name: 'Plus Package Picks', in: all(true) },
    { name: 'Premium Package Picks', in: from('PREMIUM') },
    { name: 'VIP-only picks', in: from('VIP') },
    { name: 'Early Access to Picks', in: forEachPaidTier(early) },
    { name: 'Member Dashboard', in: all(true) },
    { name: 'Support', in: all('By email') },
  ];
}

function numbersOfPicks(perDay: PicksPerDay | null): ComparedFeature['in'] {
  if (!perDay) return forEachPaidTier(namesOfPicks);
  return forEachPaidTier((tier) => `About ${perDay[tier]} a day`);
}

/** The best two: the table's other rows name the rest. */
function namesOfPicks(tier: PaidTier): string {
  return tier === TOP_TIER ? 'All' : listedAnd(coveredTiers(tier).slice(-2).map(tierLabel));
}

function early(tier: PaidTier): string | false {
  const hours = planOf(tier).earlyAccessMinutes / 60;
  if (hours === 0) return false;
  return hours === 1 ? '1 hour early' : `${hours} hours early`;
}
