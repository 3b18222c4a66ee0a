-- name: runningPriceMoves
select id, tier, cents from plan_price_moves where approved_at is not null and ended_at is null;

-- Plans that renew unchanged at another price than that of the move, in the order of an index.
-- name: renewingPlans
select s.id, u.email, s.agreed_cents as "agreed_cents!", s.current_period_ends_at, s.anchor_day, s.due_at as "due_at!",
       (s.coupon_id is not null and s.coupon_periods_left is null) as "keeps_discount!"
  from subscriptions s join users u on u.id = s.user_id
 where s.state = 'active' and s.source = 'purchase' and s.tier = :tier and s.agreed_cents <> :cents
   and not s.cancel_at_period_end and s.pending_tier is null and s.paused_until is null
   and s.due_at >= :from and s.due_at < :until and (s.due_at, s.id) > (:afterDueAt, :afterId)
 order by s.due_at, s.id limit :most;

-- name: addPriceNotice
insert into plan_price_notices (subscription_id, move_id, applies_at, mail_key)
values (:subscriptionId, :moveId, :appliesAt, :mailKey) on conflict do nothing returning mail_key;

-- The outbox is emptied after thirty days, on which the renewal depends.
-- name: noteSentPriceNotices
with sent as (
  select n.subscription_id, n.applies_at, o.sent_at from plan_price_notices n join outbox o on o.key = n.mail_key
   where n.mailed_at is null and o.sent_at is not null and n.applies_at > :now limit 100)
update plan_price_notices n set mailed_at = sent.sent_at from sent
 where n.subscription_id = sent.subscription_id and n.applies_at = sent.applies_at returning n.mail_key;
