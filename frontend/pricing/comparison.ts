import type { PicksPerDay } from '#frontend/billing/use-picks-per-day.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { planOf } from '#schema/rules/money/plans.ts';

export type PaidTier = Exclude<Tier, 'FREE'>;

interface ComparedFeature {
  name: string;
  /** Included, not included, or in words. */
  in: Record<PaidTier, boolean | string>;
}

const all = (value: boolean | string) => ({ PLUS: value, PREMIUM: value, VIP: value });

/** Plus vs Premium in the words of the price list (product.txt sections 2 and 9); members also compare VIP. */
export function comparedFeatures(perDay: PicksPerDay | null): ComparedFeature[] {
  return [
    { name: 'Number of picks', in: numbersOfPicks(perDay) },
    { name: 'Free Trial Picks', in: all(true) },
    { name: 'Plus Package Picks', in: all(true) },
    { name: 'Premium Package Picks', in: { PLUS: false, PREMIUM: true, VIP: true } },
    { name: 'VIP-only picks', in: { PLUS: false, PREMIUM: false, VIP: true } },
    { name: 'Early Access to Picks', in: { PLUS: false, PREMIUM: early('PREMIUM'), VIP: early('VIP') } },
    { name: 'Member Dashboard', in: all(true) },
    { name: 'Support', in: all('By email') },
  ];
}

function numbersOfPicks(perDay: PicksPerDay | null): ComparedFeature['in'] {
  if (!perDay) return { PLUS: 'Free and Plus', PREMIUM: 'Plus and Premium', VIP: 'All' };
  const about = (tier: PaidTier) => `About ${perDay[tier]} a day`;
  return { PLUS: about('PLUS'), PREMIUM: about('PREMIUM'), VIP: about('VIP') };
}

function early(tier: PaidTier): string {
  const hours = planOf(tier).earlyAccessMinutes / 60;
  return hours === 1 ? '1 hour early' : `${hours} hours early`;
}
