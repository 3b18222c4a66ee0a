-- A timeline event and the subscription as it is now.
-- name: subscriptionNews
select v.type, v.at, v.details, s.id, s.user_id, s.tier, s.state, s.source, s.current_period_ends_at, s.cancel_at_period_end,
       s.pending_tier
  from subscription_events v join subscriptions s on s.id = v.subscription_id where v.id = :id;
