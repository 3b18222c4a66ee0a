-- name: openAttempt
select from payment_attempts a join invoices i on i.id = a.invoice_id
 where i.subscription_id = :subscriptionId and a.state in ('prepared', 'unknown');

-- A charge that is pending, or that was not answered so recently that it may have been made all the same.
-- name: attemptThatMayBePaid
select from payment_attempts a join invoices i on i.id = a.invoice_id
 where i.subscription_id = :subscriptionId and a.state in ('prepared', 'unknown')
union all
select from payment_attempts a join invoices i on i.id = a.invoice_id
 where i.subscription_id = :subscriptionId and i.state = 'open' and a.state = 'declined' and a.decline_code = :code
   and a.settled_at > :since;
