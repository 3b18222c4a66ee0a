-- The credit for a plan that an upgrade replaces is a negative line too, and no discount.
-- part: discountCents
case when i.kind like 'upgrade%' then 0
  else coalesce((select -sum(l.cents) from invoice_lines l where l.invoice_id = i.id and l.cents < 0), 0) end::int;

-- Charges, refunds and disputes, each as `cash_by_day` counts it: the same rows on the same days.
-- name: moneyMovements
-- type: tier is Tier of #schema/rules/access/tiers.ts
-- type: billed_to is BillingDetails of #schema/rules/money/billing-form.ts
-- type: dispute_state is DisputeState of #schema/rules/money/disputes.ts
select a.order_id as "id!", a.settled_at as "at!", 'Charge' as "kind!", a.amount_cents as "cents!", a.transaction_id,
       i.number as "number!", null as charge_number, i.tier as "tier!", i.billed_to, u.email as "email!",
       {discountCents} as "discount_cents!", null as dispute_state
  from received_charges() a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id
union all
select c.id, c.paid_at, 'Refund', -c.total_cents, a.transaction_id, c.number, i.number, i.tier, i.billed_to, u.email, 0, null
  from sent_refunds() c join invoices i on i.id = {refundedId} join users u on u.id = c.user_id
  left join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
union all
select d.dispute_id, d.at, d.what, d.cents, d.transaction_id, i.number, i.number, i.tier, i.billed_to, u.email, 0, d.state
  from (select *, taken_at as at, 'Dispute' as what, -amount_cents as cents from disputes where taken_at is not null
         union all
        select *, closed_at, 'Dispute Returned', returned_cents from disputes where returned_cents > 0) d
  join payment_attempts a on a.transaction_id = d.transaction_id
  join invoices i on i.id = a.invoice_id join users u on u.id = d.user_id;
