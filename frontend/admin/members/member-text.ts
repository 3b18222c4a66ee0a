import type { MemberFragment, MemberRecordQuery } from '#frontend/generated/graphql.ts';
import type { TagTone } from '#frontend/ui/Tag.tsx';
import { easternDay, plainDay } from '#schema/rules/eastern-time.ts';
import { PLAN_STATUSES, type PlanStatus } from '#schema/rules/entitlement.ts';

export type MemberRecord = NonNullable<MemberRecordQuery['member']>;
export type HeldPlan = NonNullable<MemberRecord['plan']>;
export type MemberInvoice = MemberRecord['invoices'][number];

/** The status of a plan for admins, who need to tell a trial from a paid plan. */
const STATES: Record<PlanStatus, { word: string; tone: TagTone }> = {
  ACTIVE: { word: 'Active', tone: 'win' },
  TRIALING: { word: 'In trial', tone: 'accent' },
  CANCELED: { word: 'Expiring Soon', tone: 'accent' },
  PAST_DUE: { word: 'Payment Due', tone: 'loss' },
  EXPIRED: { word: 'Expired', tone: 'plain' },
};

export function memberState(status: PlanStatus) {
  return STATES[status];
}

export const STATE_CHOICES = [
  { value: '', label: 'All members' },
  ...PLAN_STATUSES.map((status) => ({ value: status, label: STATES[status].word })),
];

/** The state that an address asks for, or null. */
export function stateOf(text: string | null): PlanStatus | null {
  return PLAN_STATUSES.find((status) => status === text) ?? null;
}

/** The next date of a plan: when it is charged, or when it ends. */
export function nextDateWords({ planStatus, trialEndDate, currentPeriodEndsAt }: MemberFragment): string {
  if (planStatus === 'EXPIRED') return trialEndDate ? `Ended ${dayWords(trialEndDate)}` : '';
  const instant = trialEndDate ?? currentPeriodEndsAt;
  if (!instant) return '';
  return planStatus === 'ACTIVE' ? `Renews ${dayWords(instant)}` : `Ends ${dayWords(instant)}`;
}

/** An instant as its New York day: 'Nov 20, 2026'. */
export function dayWords(instant: string): string {
  return plainDay(easternDay(new Date(instant)));
}
