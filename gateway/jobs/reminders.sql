-- name: endingTrials
select s.id, s.user_id, s.tier, s.source, s.agreed_cents, s.trial_ends_at as "trial_ends_at!", u.email
  from subscriptions s join users u on u.id = s.user_id
 where s.state = 'trialing' and not s.cancel_at_period_end and s.trial_ends_at > :now and s.trial_ends_at <= :until;

-- Cards that expire before the next charge, which is due until a moment, each once. Their months end in New York.
-- name: expiringCards
select m.token, m.user_id, m.card_type, m.last4, m.expiration_month, m.expiration_year, u.email
  from payment_methods m join users u on u.id = m.user_id
  join subscriptions s on s.user_id = u.id and s.state in ('active', 'trialing', 'paused') and s.source = 'purchase'
 where m.removed_at is null and not s.cancel_at_period_end
   and coalesce(s.paused_until, s.due_at) <= :until
   and make_date(m.expiration_year::int, m.expiration_month::int, 1) + interval '1 month' <= coalesce(s.paused_until, s.due_at) at time zone 'America/New_York'
   and not exists (select from outbox o where o.key = 'card-expiring:' || m.token);

-- Plans whose pause ends until a moment, in the order of an index.
-- name: endingPauses
select s.id, s.user_id, s.paused_until as "paused_until!", s.due_at as "due_at!", u.email
  from subscriptions s join users u on u.id = s.user_id
 where s.state = 'paused' and not s.cancel_at_period_end and (s.due_at, s.id) > (:afterDueAt, :afterId) and s.due_at <= :until
   and not exists (select from outbox o where o.key = 'pause-ending:' || s.id || ':' || (extract(epoch from s.paused_until) * 1000)::bigint)
 order by s.due_at, s.id limit :most;
