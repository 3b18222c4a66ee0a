import { TIERS, type Tier, tierCovers } from '#schema/rules/access/tiers.ts';
import type { PriceMoment } from '#schema/rules/stats/price-moments.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { DemoPick } from './demo-pick.ts';

const HOUR_MS = 3_600_000;
/** New York wall time at which scheduled picks open, or an hour before an earlier game. */
const RELEASED_AT = '11:00';
/** The pick of yesterday that waits for the admin to grade it; a day later it is graded like the others. */
const LEFT_FOR_ADMIN = '-12';

/** How long a game lasts at most. */
const GAME_MS = 3.5 * HOUR_MS;

export const POSTED_AT = '09:30';
/**
 * New York wall times at which the demo's admin works. Each game is over at one of them, and graded, before six hours have gone by
 * since it began: later than that the product calls it ungraded (gateway/admin/problems).
 */
export const TURNS = ['01:30', POSTED_AT, '17:30', '21:00', '23:30'] as const;

/** When a pick that was posted the day before opens. */
export function plannedRelease({ day, time }: Pick<DemoPick, 'day' | 'time'>): Date {
  return earlier(easternInstant(day, RELEASED_AT), hourBefore(day, time));
}

export function hourBefore(day: string, time: string): Date {
  return new Date(easternInstant(day, time).getTime() - HOUR_MS);
}

/** Whether the demo's admin has graded a pick by now. */
export function isGraded({ id, day, time }: Pick<DemoPick, 'id' | 'day' | 'time'>, moment: Date): boolean {
  if (easternInstant(day, time).getTime() + GAME_MS > moment.getTime()) return false;
  return day < addDays(easternDay(moment), -1) || !id.endsWith(LEFT_FOR_ADMIN);
}

/** Prices as a plan opened are of picks that the plan includes. */
export function isOfPlan(moment: PriceMoment, tier: Tier): boolean {
  const plan = TIERS.find((each) => moment === `OPENED_${each}`);
  return !plan || tierCovers(plan, tier);
}

export function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
