-- name: completePurchase
update purchases set state = 'completed', finished_at = :now, card_key = :cardKey?
 where id = :id and state = 'prepared' returning id;

-- name: payFirstAttempt
update payment_attempts set state = 'succeeded', transaction_id = :transactionId?, settled_at = :now,
       card_type = :cardType, card_last4 = :last4
 where order_id = :orderId and exists (select from guard);

-- name: payFirstInvoice
update invoices set state = 'paid', paid_at = :now where id = :id and exists (select from guard);

-- name: startSubscription
update subscriptions set state = :state, never_paid = :neverPaid, due_at = current_period_ends_at, updated_at = :now
 where id = :id and exists (select from guard);
