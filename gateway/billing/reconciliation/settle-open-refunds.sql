-- The charge, if all of it is refunded.
-- name: openRefunds
select c.id, c.created_at, a.transaction_id as whole_charge
  from invoices c left join payment_attempts a on 'credit-' || a.invoice_id = c.kind
       and a.state = 'succeeded' and a.amount_cents = c.total_cents
 where c.type = 'credit' and c.state = 'open' and c.created_at <= :before order by c.created_at limit 100;
