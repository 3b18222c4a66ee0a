-- name: lockRefunder
select from users where id = :id for no key update;

-- name: refundsOfLastHour
select count(*)::int as "last_hour!" from audit_log
 where actor = :actor and action = 'invoice.refund' and at > :since and details->>'approval' is null;

-- name: earlierRefund
select kind, state, total_cents, exists (
         select from payment_attempts a where a.invoice_id = :invoiceId and a.voided_at is not null) as "is_voided!"
  from invoices where id = :id;
