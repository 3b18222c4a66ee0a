/** The four tiers, from the least to the most that a member may see (product.txt section 3). */
export const TIERS = ['FREE', 'PLUS', 'PREMIUM', 'VIP'] as const;
export type Tier = (typeof TIERS)[number];

const LABELS: Record<Tier, string> = { FREE: 'Free', PLUS: 'Plus', PREMIUM: 'Premium', VIP: 'VIP' };

export function tierRank(tier: Tier): number {
  return TIERS.indexOf(tier);
}

/** Whether a member of `own` may read what is published for `wanted`. */
export function tierCovers(own: Tier, required: Tier): boolean {
  return tierRank(own) >= tierRank(required);
}

export function higherTier(one: Tier, other: Tier): Tier {
  return tierCovers(one, other) ? one : other;
}

/** The tier for display: 'Free', 'Plus', 'Premium', 'VIP'. */
export function tierLabel(tier: Tier): string {
  return LABELS[tier];
}
