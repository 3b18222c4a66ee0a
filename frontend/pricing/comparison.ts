import { planOf } from '#schema/rules/plans.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import type { PicksPerDay } from './use-picks-per-day.ts';

export type PaidTier = Exclude<Tier, 'FREE'>;

export interface ComparedFeature {
  name: string;
  /** Included, not included, or in words. */
  in: Record<PaidTier, boolean | string>;
}

const all = (value: boolean | string) => ({ PLUS: value, PREMIUM: value, VIP: value });

/** Plus vs Premium in the words of the price list (product.txt sections 2 and 9); members also compare VIP. */
export function comparedFeatures(perDay: PicksPerDay | null, samples: boolean): ComparedFeature[] {
  return [
    { name: 'Number of picks', in: numbersOfPicks(perDay) },
    { name: 'Free Trial Picks', in: all(true) },
    { name: 'Plus Package Picks', in: all(true) },
    { name: 'Premium Package Picks', in: { PLUS: false, PREMIUM: true, VIP: true } },
    { name: 'VIP-only picks', in: { PLUS: false, PREMIUM: false, VIP: true } },
    { name: 'Early Access to Picks', in: { PLUS: false, PREMIUM: early('PREMIUM'), VIP: early('VIP') } },
    ...(samples ? DOCUMENTED_ONLY : []),
    { name: 'Member Dashboard', in: all(true) },
    {
      name: 'Support',
      in: samples
        ? { PLUS: '24/7 Customer Support', PREMIUM: '24/7 Priority Support', VIP: '24/7 VIP support' }
        : all('By email'),
    },
  ];
}

/** Sold by the specification and not provided by this software: sample content. */
const DOCUMENTED_ONLY: readonly ComparedFeature[] = [
  { name: 'Win Rate Guarantee', in: { PLUS: false, PREMIUM: true, VIP: true } },
  { name: 'Line arbitrage scanner', in: { PLUS: false, PREMIUM: false, VIP: true } },
];

function numbersOfPicks(perDay: PicksPerDay | null): ComparedFeature['in'] {
  if (!perDay) return { PLUS: 'Free and Plus', PREMIUM: 'Plus and Premium', VIP: 'All' };
  const about = (tier: PaidTier) => `About ${perDay[tier]} a day`;
  return { PLUS: about('PLUS'), PREMIUM: about('PREMIUM'), VIP: about('VIP') };
}

function early(tier: PaidTier): string {
  const hours = planOf(tier).earlyAccessMinutes / 60;
  return hours === 1 ? '1 hour early' : `${hours} hours early`;
}
