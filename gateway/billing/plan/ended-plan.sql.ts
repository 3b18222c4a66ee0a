// Written by npm run codegen from ended-plan.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LastPlanValues {
  personKey: string;
  userId: string;
}

export interface LastPlanRow {
  closedUntil: Date | null;
  endedAt: Date;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
}

/**
 * The plan that a member had last, once it has ended. Not a trial of a plan that was never paid for: its end is the end
 * of a trial. A plan ends with its period, also while the job that closes it is still to come.
 */
export const lastPlan = new Statement<LastPlanValues, LastPlanRow>({
  name: 'lastPlan',
  text: `select tier,
       least(coalesce(ended_at, current_period_ends_at), greatest(current_period_ends_at, grace_ends_at)) as "ended_at",
       greatest(cool_off_until, excluded_until) as closed_until
  from subscriptions left join play_limits on person_key = $1
 where user_id = $2 and state <> 'incomplete'
   and (trial_ends_at is null or current_period_ends_at > trial_ends_at)
 order by created_at desc limit 1`,
  values: ['personKey', 'userId'],
  columns: ['closed_until', 'ended_at', 'tier'],
  instants: ['closed_until', 'ended_at'],
});
