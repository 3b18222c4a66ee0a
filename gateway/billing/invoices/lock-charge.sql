-- name: lockInvoice
select from invoices where id = :id for update;

-- The paid charge, with how much of it has not been refunded yet, how many refunds there were, failed ones included, and whether
-- another one is pending.
-- name: chargeToRefund
select i.user_id, i.subscription_id, i.tier, i.number, i.total_cents, a.transaction_id as "transaction_id!",
       {leftCents} as "left_cents!", (select count(*)::int from invoices c
         where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id) as "refunds!",
       exists (select from invoices c where c.subscription_id = i.subscription_id
         and c.kind = 'credit-' || i.id and c.state = 'open') as "is_pending!"
  from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
 where i.id = :id and i.type = 'charge' and i.state = 'paid';
