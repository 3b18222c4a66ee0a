import type { ListedMemberFragment, MemberRecordQuery } from '#frontend/generated/graphql.ts';
import type { TagTone } from '#frontend/ui/Tag.tsx';
import { PLAN_STATUSES, type PlanStatus } from '#schema/rules/access/entitlement.ts';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { shownClock, shownDay } from '#schema/rules/time/shown-time.ts';

export type MemberRecord = NonNullable<MemberRecordQuery['member']>;
export type CurrentPlan = NonNullable<MemberRecord['plan']>;
export type MemberInvoice = MemberRecord['invoices'][number];

/** The status of a plan for admins, who need to tell a trial from a paid plan. */
const STATES: Record<PlanStatus, { label: string; tone: TagTone }> = {
  ACTIVE: { label: 'Active', tone: 'win' },
  TRIALING: { label: 'In Trial', tone: 'accent' },
  CANCELED: { label: 'Expiring Soon', tone: 'accent' },
  PAST_DUE: { label: 'Payment Due', tone: 'loss' },
  PAUSED: { label: 'Paused', tone: 'plain' },
  EXPIRED: { label: 'Expired', tone: 'plain' },
};

export function memberState(status: PlanStatus) {
  return STATES[status];
}

export const STATE_CHOICES = [
  { value: '', label: 'All members' },
  ...PLAN_STATUSES.map((status) => ({
    value: status,
    // Some of them end at a distant day.
    label: status === 'CANCELED' ? 'Not Renewing' : STATES[status].label,
  })),
];

/** The status in an address, or null. */
export function stateOf(text: string | null): PlanStatus | null {
  return PLAN_STATUSES.find((status) => status === text) ?? null;
}

/** The next date of a plan: when it is charged, or when it ends. */
export function nextDateText(member: ListedMemberFragment): string {
  const { planStatus, trialEndDate, endedPlan, currentPeriodEndsAt, graceEndsAt, pausedUntil } = member;
  if (graceEndsAt) return `Until ${dayText(graceEndsAt)}`;
  // The only date is then the end of the account trial, which has nothing to do with the payment.
  if (planStatus === 'PAST_DUE') return 'Access paused';
  if (planStatus === 'PAUSED' && pausedUntil) return `Resumes ${dayText(pausedUntil)}`;
  if (planStatus === 'EXPIRED') return endedText(endedPlan?.endedAt ?? trialEndDate);
  const instant = trialEndDate ?? currentPeriodEndsAt;
  if (!instant) return '';
  if (pausedUntil) return `Pauses ${dayText(instant)}`;
  return planStatus === 'ACTIVE' ? `Renews ${dayText(instant)}` : `Ends ${lastDayText(instant)}`;
}

function endedText(instant: string | null): string {
  return instant ? `Ended ${dayText(instant)}` : '';
}

/** An instant in a list: 'Nov 20, 2026, 3:00 PM ET', never broken within the time. */
export function momentText(instant: string): string {
  const at = new Date(instant);
  return `${plainDay(shownDay(at))}, ${shownClock(at).replaceAll(' ', '\u00a0')}`;
}

/** The last day before an end: one at midnight belongs to the day before, as the admin chose it. */
export function lastDayText(end: string): string {
  return plainDay(easternDay(new Date(new Date(end).getTime() - 1)));
}

/** An instant as its New York day: 'Nov 20, 2026'. */
export function dayText(instant: string): string {
  return plainDay(easternDay(new Date(instant)));
}
