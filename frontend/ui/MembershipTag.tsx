import type { PlanStatus } from '#schema/rules/entitlement.ts';
import { membershipLabel } from '#schema/rules/membership-label.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import { Tag, type TagTone } from './Tag.tsx';

const TONES: Record<PlanStatus, TagTone> = {
  ACTIVE: 'win',
  TRIALING: 'win',
  CANCELED: 'accent',
  PAST_DUE: 'loss',
  EXPIRED: 'loss',
};

/** 'Active', 'Expiring Soon', 'Expired' as product.txt section 4 has them. */
export function MembershipTag({ tier, planStatus }: { tier: Tier; planStatus: PlanStatus }) {
  return <Tag tone={TONES[planStatus]}>{membershipLabel({ tier, planStatus })}</Tag>;
}
