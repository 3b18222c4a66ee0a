import type { PlanStatus } from './entitlement.ts';
import type { Tier } from './tiers.ts';

/** The status of product.txt section 4: 'Expired', 'Expiring Soon' or 'Active'. */
export function membershipLabel(member: { tier: Tier; planStatus: PlanStatus }): string {
  if (member.planStatus === 'EXPIRED') return 'Expired';
  if (member.planStatus === 'PAST_DUE') return 'Payment Due';
  if (member.planStatus === 'CANCELED' && member.tier !== 'FREE') return 'Expiring Soon';
  return 'Active';
}

/** Free and Plus members see upgrade offers. */
export function offersUpgrade(tier: Tier): boolean {
  return tier === 'FREE' || tier === 'PLUS';
}
