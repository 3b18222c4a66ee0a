-- A plan that ends is the only movement with a reason, and one that was canceled the only one with an answer.
-- name: mrrMovements
-- type: tier is Tier of #schema/rules/access/tiers.ts
-- type: said is CancelAnswer of #schema/rules/money/cancel-reasons.ts
select m.id, m.day, m.day::text as "day_text!", m.at, m.user_id as member_id, u.email, m.kind, m.reason as ended,
       s.cancel_reason as answer, nullif(m.reason, '') as reason,
       case when m.reason = 'cancelled' then coalesce(s.cancel_reason, 'NONE') end as said,
       m.tier, m.cents12 / rules_ledger_months() as "cents!"
  from mrr_movements m join users u on u.id = m.user_id left join subscriptions s on s.id = m.subscription_id;
