-- name: attemptByOrder
select a.order_id, a.decline_code, a.card_token, a.state as attempt_state,
       i.id, i.number, i.kind, i.tier, i.period_no, i.total_cents, i.month_cents, i.subscription_id,
       i.period_starts_at, i.period_ends_at, i.state as invoice_state, i.created_at as invoice_created_at,
       (select token from payment_methods m where m.user_id = i.user_id and m.removed_at is null) as current_card
  from payment_attempts a join invoices i on i.id = a.invoice_id where a.order_id = :orderId;
