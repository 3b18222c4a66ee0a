-- A timed-out charge of an order that nobody owes any more: of an invoice, or of a purchase that was undone.
-- name: unowedCharge
-- type: tier is Tier of #schema/rules/access/tiers.ts
select i.tier as "tier!", i.user_id as "user_id!", u.email as "email!", a.created_at as "asked_at!"
  from payment_attempts a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id
 where a.order_id = :orderId and a.state = 'declined' and a.decline_code = :code and i.state <> 'open'
union all
select details->>'tier', details->>'userId', details->>'email', created_at from purchases
 where order_id = :orderId and state = 'failed' and failure_code = 'PROCESSOR_UNAVAILABLE';
