import type { PicksPerDay } from '#frontend/billing/use-picks-per-day.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { planOf } from '#schema/rules/money/plans.ts';

export type PaidTier = Exclude<Tier, 'FREE'>;

export interface ComparedFeature {
  name: string;
  /** Included, not included, or in words. */
  in: Record<PaidTier, boolean | string>;
  /** Not part of a plan (docs/decisions/0014). */
  isExample?: true;
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
    { name: 'Member Dashboard', in: all(true) },
    { name: 'Support', in: all('By email') },
    ...(samples ? EXAMPLES : []),
  ];
}

/** Sold by the specification and not provided by this software: sample content. */
const EXAMPLES: readonly ComparedFeature[] = [
  { name: 'Win Rate Guarantee', in: { PLUS: false, PREMIUM: 'Example', VIP: 'Example' }, isExample: true },
  { name: 'Line arbitrage scanner', in: { PLUS: false, PREMIUM: false, VIP: 'Example' }, isExample: true },
  { name: '24/7 Support', in: all('Example'), isExample: true },
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
