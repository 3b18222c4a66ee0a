import { serverNow } from '#frontend/app/server-clock.ts';
import type { Member } from '#frontend/app/session/session.ts';
import type { PlanStatus } from '#schema/rules/access/entitlement.ts';
import { membershipLabel, shownStatus } from '#schema/rules/access/membership-label.ts';
import { Tag, type TagTone } from './Tag.tsx';

const TONES: Record<PlanStatus, TagTone> = {
  ACTIVE: 'win',
  TRIALING: 'win',
  CANCELED: 'accent',
  PAST_DUE: 'loss',
  PAUSED: 'accent',
  EXPIRED: 'loss',
};

interface MembershipTagProps {
  member: Member;
  /** In place of the member's own, where a trial has ended since. */
  planStatus?: PlanStatus;
}

/** 'Active', 'Expiring Soon', 'Expired' as product.txt section 4 has them. */
export function MembershipTag({ member, planStatus = member.planStatus }: MembershipTagProps) {
  const { subscription: tier, currentPeriodEndsAt } = member;
  const shown = shownStatus({ planStatus, currentPeriodEndsAt }, serverNow());
  return <Tag tone={TONES[shown]}>{membershipLabel({ tier, planStatus: shown })}</Tag>;
}
