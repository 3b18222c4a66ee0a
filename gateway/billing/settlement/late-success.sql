-- name: unansweredCharges
select a.order_id from payment_attempts a join invoices i on i.id = a.invoice_id
 where i.subscription_id = :subscriptionId and i.state = 'open' and a.state = 'declined' and a.decline_code = :code
 order by a.created_at;
