-- How much of the charge `i` has not been refunded, in cents. Failed refunds do not count.
-- part: leftCents
i.total_cents - coalesce((select sum(c.total_cents) from invoices c
  where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id and c.state <> 'void'), 0)::int;

-- The id of the charge that the refund `c` returns money of.
-- part: refundedId
substr(c.kind, length('credit-') + 1);

-- The number of the charge that each refund of a member returns money of.
-- name: refundedNumbers
select c.id, i.number from invoices c join invoices i on i.id = {refundedId}
 where c.user_id = :userId and c.type = 'credit';

-- How much of each paid charge of a member may still be refunded.
-- name: refundableCents
select i.id, {leftCents} as "left_cents!"
  from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
 where i.user_id = :userId and i.type = 'charge' and i.state = 'paid';
