import { type Tier, tierLabel, tierRank } from '#schema/rules/tiers.ts';

export interface PlanOffer {
  label: string;
  /** The plan that the reader holds: nothing to buy. */
  isCurrent: boolean;
}

/** What a plan's button says to a reader of `held`; null is a visitor (product.txt section 4, Plan changes). */
export function planOffer(wanted: Tier, held: Tier | null): PlanOffer {
  const name = tierLabel(wanted);
  if (wanted === held) return { label: 'Current Plan', isCurrent: true };
  if (held === null || held === 'FREE') return { label: `Get ${name}`, isCurrent: false };
  const verb = tierRank(wanted) > tierRank(held) ? 'Upgrade' : 'Downgrade';
  return { label: `${verb} to ${name}`, isCurrent: false };
}

/** Visitors are offered Plus and Premium; members VIP as well (product.txt section 6). */
export function isOffered(tier: Tier, isMember: boolean): boolean {
  return tier !== 'FREE' && (isMember || tier !== 'VIP');
}
