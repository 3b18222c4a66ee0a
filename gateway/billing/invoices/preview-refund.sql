-- name: refundPreview
select {leftCents} as "left_cents!", a.transaction_id as "transaction_id!", a.card_type, a.card_last4
  from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
 where i.id = :id and i.type = 'charge' and i.state = 'paid';
