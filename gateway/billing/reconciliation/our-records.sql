-- Of a time window, and of the given orders. A voided charge and its refund moved no money: the processor has neither.
-- name: recordedCharges
select order_id as "order_id!", transaction_id as "transaction_id!", amount_cents as "amount_cents!", created_at as "created_at!"
  from received_charges() where created_at >= :from and created_at < :to or order_id = any (:orders::text[]);

-- name: recordedRefunds
select 'credit:' || id as "order_id!", total_cents as "cents!", created_at as "created_at!"
  from sent_refunds() where created_at >= :from and created_at < :to or 'credit:' || id = any (:orders::text[]);

-- name: timedOutAndOwed
select a.order_id from payment_attempts a join invoices i on i.id = a.invoice_id
 where a.order_id = any (:orders::text[]) and a.state = 'declined' and a.decline_code = :code and i.state = 'open';
