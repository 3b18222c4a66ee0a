import type { Context } from '#gateway/auth/context.ts';
import type { EndedPlanType, UserType } from '#schema/types/access/user.type.ts';
import { lastPlan } from './ended-plan.sql.ts';

/** Null while the member has a plan, also one whose payment is due, and when they never had one. */
export async function endedPlan(
  { database, reuse, trials, now }: Context,
  { id, email, subscription, planStatus }: UserType,
): Promise<EndedPlanType | null> {
  if (subscription !== 'FREE' || planStatus === 'PAST_DUE' || planStatus === 'PAUSED') return null;
  reuse.never();
  const plan = await lastPlan.first(database.em, { personKey: trials.keys.emailKey(email), userId: id });
  if (!plan) return null;
  const { tier, endedAt, closedUntil } = plan;
  return { tier, endedAt, closedUntil: closedUntil && closedUntil > now ? closedUntil : null };
}
