import type { Context } from '#gateway/auth/context.ts';
import type { EndedPlanType, UserType } from '#schema/types/user.type.ts';

/**
 * The plan that a member had last, once it has ended. Not a trial of a plan that was never paid for: its end is the end
 * of a trial. A plan ends with its period, also while the job that closes it is still to come.
 */
const LAST_PLAN = `
  select tier,
         least(coalesce(ended_at, current_period_ends_at), greatest(current_period_ends_at, grace_ends_at)) as "endedAt",
         greatest(cool_off_until, excluded_until) as "closedUntil"
    from subscriptions left join play_limits on person_key = ?
   where user_id = ? and state <> 'incomplete'
     and (trial_ends_at is null or current_period_ends_at > trial_ends_at)
   order by created_at desc limit 1`;

/** Null while the member has a plan, also one whose payment is due, and when they never had one. */
export async function endedPlan(
  { database, reuse, trials, now }: Context,
  { id, email, subscription, planStatus }: UserType,
): Promise<EndedPlanType | null> {
  if (subscription !== 'FREE' || planStatus === 'PAST_DUE') return null;
  reuse.never();
  const [plan] = await database.em
    .getConnection()
    .execute<EndedPlanType[]>(LAST_PLAN, [trials.keys.emailKey(email), id]);
  if (!plan) return null;
  const closedUntil = plan.closedUntil && new Date(plan.closedUntil);
  return {
    ...plan,
    endedAt: new Date(plan.endedAt),
    closedUntil: closedUntil && closedUntil > now ? closedUntil : null,
  };
}
