-- What the demo's past asks the database while it is lived.

-- name: nextDue
select id, due_at from subscriptions where state <> 'ended' and due_at <= :until order by due_at, id limit 1;

-- name: newestPrice
select max(id) as "id!" from plan_prices;

-- name: openMove
select id from plan_price_moves where ended_at is null limit 1;

-- name: couponOfCode
select id from coupons where code = :code and deleted_at is null;

-- name: liveCard
select token from payment_methods where user_id = :userId and removed_at is null;

-- Settled, neither refunded nor disputed, of a plan that runs; the newest first.
-- name: chargeToReturn
select i.id, i.total_cents, a.transaction_id as "transactionId!"
  from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded' and a.voided_at is null
  join subscriptions s on s.id = i.subscription_id
 where i.type = 'charge' and i.state = 'paid' and i.total_cents > 0 and i.paid_at between :from and :until
   and s.state = 'active' and i.user_id like 'lived-%'
   and not exists (select from invoices c where c.kind = 'credit-' || i.id)
   and not exists (select from disputes d where d.transaction_id = a.transaction_id)
 order by i.created_at desc, i.id limit :most;

-- name: memberWithPlan
select s.user_id as "userId" from subscriptions s
 where s.state = 'active' and s.source = 'purchase' and not s.cancel_at_period_end and s.user_id like 'lived-%'
 order by s.created_at desc, s.id limit :most;

-- name: memberWithoutPlan
select u.id from users u
 where u.role is null and u.id like 'lived-%' and not exists (select from subscriptions s where s.user_id = u.id and s.state <> 'ended')
 order by u.created_at desc, u.id limit :most;

-- Nobody is there to receive them. A mail is accepted when it is due.
-- name: deliverMails
update outbox set sent_at = next_attempt_at, attempts = 1 where sent_at is null and next_attempt_at <= :now;
