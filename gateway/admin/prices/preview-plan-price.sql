-- name: plansOfTier
select count(*) filter (where tier = :tier)::int as "running_plans!",
       count(*) filter (where pending_tier = :tier)::int as "planned_changes!"
  from subscriptions where state in ('trialing', 'active', 'past_due') and source = 'purchase';
