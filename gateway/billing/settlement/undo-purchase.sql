-- The first reason is kept.
-- name: markUndoing
update purchases set state = 'undoing', failure_code = coalesce(failure_code, :code),
       failure_text = coalesce(failure_text, :text)
 where id = :id and state in ('prepared', 'undoing') returning id;

-- name: failedPurchase
select from purchases where id = :id and state = 'failed';

-- name: failPurchase
update purchases set state = 'failed', finished_at = :now where id = :id and state = 'undoing' returning id;

-- name: removeAttempt
delete from payment_attempts where order_id = :orderId and exists (select from guard);

-- name: removeLines
delete from invoice_lines where invoice_id = :invoiceId and exists (select from guard);

-- name: removeInvoice
delete from invoices where id = :invoiceId and exists (select from guard);

-- name: removeSubscription
delete from subscriptions where id = :subscriptionId and exists (select from guard);

-- name: removeAccount
delete from users where id = :userId and exists (select from guard);
