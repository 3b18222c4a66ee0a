-- part: listedInvoice
i.id as "id!", i.number as "number!", i.user_id as "member_id!", u.email, i.type as "type!", i.kind as "kind!", i.state as "state!",
i.tier as "tier!", i.total_cents as "cents!", i.created_at as "created_at!", i.paid_at;

-- name: allInvoices
select {listedInvoice} from invoices i join users u on u.id = i.user_id;

-- Refunds that count as cash.
-- name: sentRefunds
-- type: type is InvoiceType of #schema/rules/money/invoice-values.ts
-- type: state is InvoiceState of #schema/rules/money/invoice-values.ts
-- type: tier is Tier of #schema/rules/access/tiers.ts
select {listedInvoice} from sent_refunds() i join users u on u.id = i.user_id;

-- part: listedPayment
a.order_id as "order_id!", i.number as invoice_number, i.user_id as member_id, u.email, a.state as "state!",
a.amount_cents as "cents!", a.card_type, a.card_last4 as last4, a.transaction_id, a.decline_text,
a.created_at as "created_at!", a.settled_at, a.voided_at;

-- name: allPayments
select {listedPayment}
  from payment_attempts a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id;

-- Payments that count as cash.
-- name: receivedPayments
-- type: state is AttemptState of #schema/rules/money/invoice-values.ts
select {listedPayment}
  from received_charges() a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id;

-- name: allDisputes
-- type: outcome is DisputeOutcome of #schema/rules/money/disputes.ts
select d.dispute_id, d.transaction_id, d.user_id as member_id, u.email, d.amount_cents as cents, d.kind, d.reason, d.state,
       d.opened_at as created_at, d.reply_by::text as reply_by, d.taken_at, d.closed_at, d.returned_cents,
       case when d.state = 'WON' then 'WON' when d.state not in ('OPEN', 'ANSWERED') then 'LOST' end as outcome
  from disputes d join users u on u.id = d.user_id;
