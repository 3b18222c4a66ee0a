import { typedReasonProblem } from '#frontend/admin/members/reason.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { MemberAct } from '#frontend/generated/graphql.ts';
import { type Tier, TOP_TIER } from '#schema/rules/access/tiers.ts';
import { addDays, easternDay, easternInstant, isDay } from '#schema/rules/time/eastern-time.ts';

export interface ActForm {
  tier: Tier;
  /** The last day of a granted plan. */
  lastDay: string;
  /** The last day that was confirmed, of a grant for more than a year. */
  confirmedDay: string;
  days: string;
  email: string;
  reason: string;
}

const USUAL_DAYS = 30;
/** A year that was mistyped is longer. */
const LONG_DAYS = 366;

export function emptyForm(tier: Tier, email: string): ActForm {
  const lastDay = addDays(easternDay(serverNow()), USUAL_DAYS);
  return { tier, lastDay, confirmedDay: '', days: '7', email, reason: '' };
}

/** The plan that a form begins with: of a change another than the one that is held, which would be refused. */
export function firstTier(act: MemberAct, held: Tier | undefined): Tier {
  if (act === 'CHANGE_PLAN') return held === 'PREMIUM' ? TOP_TIER : 'PREMIUM';
  return held ?? 'PREMIUM';
}

/** Whether an act needs nothing else, so that its dialog begins there. */
export function takesOnlyReason(act: MemberAct): boolean {
  return !['GRANT', 'CHANGE_PLAN', 'GIVE_DAYS', 'CORRECT_ADDRESS'].includes(act);
}

/** What is wrong in the form of an act, by field. */
export function actProblems(act: MemberAct, { lastDay, confirmedDay, reason }: ActForm) {
  const day = act === 'GRANT' ? dayProblem(lastDay, confirmedDay) : null;
  return { reason: typedReasonProblem(reason), lastDay: day };
}

function dayProblem(day: string, confirmedDay: string): string | null {
  if (!isGrantable(day)) return 'Choose today or a later day';
  return isLong(day) && day !== confirmedDay ? 'That is more than a year: confirm the day' : null;
}

export function isGrantable(day: string): boolean {
  return isDay(day) && day >= easternDay(serverNow());
}

/** Whether a grant until this day has to be confirmed. */
export function isLong(day: string): boolean {
  return isDay(day) && day > addDays(easternDay(serverNow()), LONG_DAYS);
}

/** What the form says, as the server takes it. */
export function valuesOf({ tier, lastDay, days, email }: ActForm, mailId: string) {
  const endsAt = isDay(lastDay) ? easternInstant(addDays(lastDay, 1), '00:00').toISOString() : '';
  return { tier, endsAt, days: Number.parseInt(days, 10) || 0, email: email.trim(), mailId };
}

/** Only what the act depends on: its preview is not loaded again while a reason is typed. */
export function neededBy(act: MemberAct, { tier, endsAt, days, email, mailId }: ReturnType<typeof valuesOf>) {
  if (act === 'GRANT') return { tier, endsAt };
  if (act === 'CHANGE_PLAN') return { tier };
  if (act === 'GIVE_DAYS') return { days };
  if (act === 'CORRECT_ADDRESS') return { email };
  return act === 'RESEND_MAIL' ? { mailId } : {};
}
