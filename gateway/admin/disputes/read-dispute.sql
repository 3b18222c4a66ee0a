-- The dispute, with the invoice that was paid, the plan that it paid for and what was replied. A reply that waited for a second person who
-- then rejected it is none.
-- name: disputeFacts
-- type: outcome is DisputeOutcome of #schema/rules/money/disputes.ts
select d.dispute_id as "dispute_id!", d.transaction_id as "transaction_id!", d.user_id as "member_id!", u.email as "email!",
       d.amount_cents as "cents!", d.kind as "kind!", d.reason as "reason!", d.state as "state!", d.opened_at as "created_at!",
       d.reply_by::text as reply_by, d.taken_at, d.answered_at, d.closed_at, d.returned_cents as "returned_cents!",
       case when d.state = 'WON' then 'WON' when d.state not in ('OPEN', 'ANSWERED') then 'LOST' end as outcome,
       i.id as invoice_id, i.number as invoice_number, i.tier as tier, i.total_cents as paid_cents, i.paid_at, i.period_starts_at,
       i.period_ends_at, a.card_type, a.card_last4 as last4, s.ended_at as plan_ended_at,
       r.kind as reply_kind, r.text as reply_text, r.reason as reply_reason, r.state as reply_state, r.replied_at, r.failure as reply_failure,
       r.sent_at as reply_sent_at, case when r.replied_by is not null then coalesce(b.email, r.replied_by) end as replied_by
  from disputes d join users u on u.id = d.user_id
  left join payment_attempts a on a.transaction_id = d.transaction_id
  left join invoices i on i.id = a.invoice_id
  left join subscriptions s on s.id = i.subscription_id
  left join dispute_replies r on r.dispute_id = d.dispute_id
       and (r.state <> 'WAITING' or exists (select from approvals w where w.kind = 'DISPUTE' and w.subject = d.dispute_id and w.decided_at is null))
  left join users b on b.id = r.replied_by
 where d.dispute_id = :disputeId;

-- name: disputeAgreements
select at as "at!", sentence as "sentence!" from (
  select user_id, created_at as at, details->>'agreedTo' as sentence from purchases where state = 'completed'
  union all
  select s.user_id, e.at, e.details->>'agreedTo' from subscriptions s
    join subscription_events e on e.subscription_id = s.id and e.type = 'upgrade-agreed'
   where exists (select from subscription_events u where u.subscription_id = s.id and u.type = 'upgraded'
                  and u.id > e.id and u.details->>'tier' = e.details->>'to')
  union all
  select s.user_id, e.at, coalesce(e.details->>'agreedTo', e.details->>'told') from subscriptions s
    join subscription_events e on e.subscription_id = s.id and e.type in ('pause-planned', 'pause-told', 'resume-agreed')
    join lateral (select u.id, u.details from subscription_events u
                   where u.subscription_id = s.id and u.type = 'resumed' and u.id > e.id order by u.id limit 1) r on true
   where case e.type
     when 'pause-told' then true
     when 'pause-planned' then (select n.type from subscription_events n where n.subscription_id = s.id and n.id > e.id
       and n.type in ('pause-planned', 'pause-dropped', 'cancelled', 'paused') order by n.id limit 1) = 'paused'
     else r.details->>'kind' = 'resume' and not exists (select from subscription_events a
       where a.subscription_id = s.id and a.type = 'resume-agreed' and a.id > e.id and a.id < r.id) end
  ) agreed where user_id = :userId and sentence is not null order by at limit :most;

-- name: disputeSignIns
select device_name, signed_in_at, last_seen_at from sessions where user_id = :userId order by last_seen_at desc limit :most;

-- name: disputeMonths
select to_char(month, 'YYYY-MM') as "month!", sign_ins, last_device, last_seen_at, alerts, picks_open from service_months
 where user_id = :userId order by month desc limit :most;

-- By the days of New York.
-- name: disputeAlerts
select (sent_at at time zone 'America/New_York')::date::text as "day!", count(*)::int as "delivered!",
       array_agg(distinct channel::text) as "channels!" from pick_alerts
 where user_id = :userId and state = 'SENT' and sent_at is not null group by 1 order by 1 desc limit :most;

-- Charges with the moment of their receipt, as long as mails are kept.
-- name: disputeInvoices
select i.id, i.number, i.type, i.total_cents as cents, i.paid_at as "paid_at!",
       (select max(o.sent_at) from outbox o join users u on lower(o.recipient) = lower(u.email)
         where u.id = i.user_id and o.key like '%' || i.id) as mailed_at
  from invoices i where i.user_id = :userId and i.state = 'paid' and i.paid_at is not null order by i.paid_at desc limit :most;

-- Picks that the payment opened and whose game has started, with the moment at which each was sealed in the log.
-- name: disputePicks
select count(*) over ()::int as "all_of_them!", k.id, k.date::text as "day!", k.team_one, k.team_two, k.readable_at as "opened_at!", k.starts_at, k.result,
       (select min(l.at) from record_leaves l where l.pick_id = k.id) as sealed_at
  from picks k join rules_tiers() own on own.tier = k.tier join rules_tiers() paid on paid.tier = :tier
 where k.status = 'PUBLISHED' and own.rank <= paid.rank and k.readable_at < k.starts_at
   and k.date between (:from::timestamptz at time zone 'America/New_York')::date and (:until::timestamptz at time zone 'America/New_York')::date
   and k.starts_at >= :from::timestamptz and k.starts_at < :until::timestamptz
 order by k.starts_at desc, k.id limit :most;
