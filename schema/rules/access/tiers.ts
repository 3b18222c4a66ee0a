import { listedOr } from '#schema/rules/text/listed.ts';

/** The tiers, from the least to the most that a member may see (product.txt section 3). */
export const TIERS = ['FREE', 'PLUS', 'PREMIUM', 'VIP'] as const;
export type Tier = (typeof TIERS)[number];

/** The tiers that cost something. */
export const [, ...PAID_TIERS] = TIERS;
export type PaidTier = (typeof PAID_TIERS)[number];

/** 'PLUS, PREMIUM or …', for texts of the API. */
export const PAID_TIERS_TEXT = listedOr(PAID_TIERS);

/** The tier that opens everything. */
export const TOP_TIER = PAID_TIERS.reduce(higherTier);

const LABELS: Record<Tier, string> = { FREE: 'Free', PLUS: 'Plus', PREMIUM: 'Premium', VIP: 'VIP' };

export function tierRank(tier: Tier): number {
  return TIERS.indexOf(tier);
}

/** Whether a member of `own` may read what is published for `wanted`. */
export function tierCovers(own: Tier, required: Tier): boolean {
  return tierRank(own) >= tierRank(required);
}

export function higherTier<T extends Tier>(one: T, other: T): T {
  return tierCovers(one, other) ? one : other;
}

/** The tier for display: 'Free', 'Premium'. */
export function tierLabel(tier: Tier): string {
  return LABELS[tier];
}

/** The tiers whose picks a tier opens: itself and those below it. */
export function coveredTiers(tier: Tier): Tier[] {
  return TIERS.filter((each) => tierCovers(tier, each));
}
