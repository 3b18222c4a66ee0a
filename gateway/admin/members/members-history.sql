-- The events of a member's plans, and what was refunded of them, newest first.
-- name: memberTimeline
-- type: tier is Tier of #schema/rules/access/tiers.ts
-- type: details is Details of #schema/rules/money/history-text.ts
select id as "id!", at as "at!", type as "type!", tier as "tier!", details as "details!" from (
  select e.id::text as id, e.at, e.type, s.tier::text as tier, e.details, e.id as position
    from subscriptions s join subscription_events e on e.subscription_id = s.id where s.user_id = :userId
  union all
  select c.id, c.paid_at, 'refunded', c.tier,
         jsonb_build_object('totalCents', c.total_cents, 'invoice', i.number), null
    from invoices c join invoices i on i.id = {refundedId}
   where c.user_id = :userId and c.type = 'credit' and c.state = 'paid'
) as happened order by at desc, position desc nulls first limit :most;

-- The entries of an account and its invoices, newest first.
-- name: entriesAbout
-- type: details is Details of #schema/rules/money/history-text.ts
select a.id, a.at, coalesce(u.email, a.actor) as "actor!", a.action, a.details
  from audit_log a left join users u on u.id = a.actor
 where a.target = any (array(select :userId::varchar union all select id from invoices where user_id = :userId::varchar))
 order by a.id desc limit :most;
