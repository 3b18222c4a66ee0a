-- The plan that a member had last, once it has ended. Not a trial of a plan that was never paid for: its end is the end
-- of a trial. A plan ends with its period, also while the job that closes it is still to come.
-- name: lastPlan
select tier,
       least(coalesce(ended_at, current_period_ends_at), greatest(current_period_ends_at, grace_ends_at)) as "ended_at!",
       greatest(cool_off_until, excluded_until) as closed_until
  from subscriptions left join play_limits on person_key = :personKey
 where user_id = :userId and state <> 'incomplete'
   and (trial_ends_at is null or current_period_ends_at > trial_ends_at)
 order by created_at desc limit 1;
