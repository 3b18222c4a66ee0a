import { DAY } from '#schema/rules/time/durations.ts';
import type { PlanStatus } from './entitlement.ts';
import type { Tier } from './tiers.ts';

/** The status of product.txt section 4: 'Expired', 'Expiring Soon' or 'Active'. */
export function membershipLabel(member: { tier: Tier; planStatus: PlanStatus }): string {
  if (member.planStatus === 'EXPIRED') return 'Expired';
  if (member.planStatus === 'PAST_DUE') return 'Payment Due';
  if (member.planStatus === 'PAUSED') return 'Paused';
  if (member.planStatus === 'CANCELED' && member.tier !== 'FREE') return 'Expiring Soon';
  return 'Active';
}

/** Free and Plus members see upgrade offers. */
export function offersUpgrade(tier: Tier): boolean {
  return tier === 'FREE' || tier === 'PLUS';
}

/** A canceled month or trial always ends within so many days; a granted plan may not. */
const SOON_DAYS = 31;

/** The status as it is shown: a plan that ends at a distant day is active until it is near. */
export function shownStatus(
  { planStatus, currentPeriodEndsAt }: { planStatus: PlanStatus; currentPeriodEndsAt: string | null },
  now: Date,
): PlanStatus {
  const isFar =
    currentPeriodEndsAt && new Date(currentPeriodEndsAt).getTime() - now.getTime() > SOON_DAYS * DAY;
  return planStatus === 'CANCELED' && isFar ? 'ACTIVE' : planStatus;
}
