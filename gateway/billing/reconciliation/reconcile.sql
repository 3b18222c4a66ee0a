-- name: openAttempts
select order_id, created_at from payment_attempts
 where state in ('prepared', 'unknown') and created_at <= :before order by created_at limit 100;

-- Those that died before there was anything to charge, and those whose undoing was interrupted.
-- name: abandonedPurchases
-- type: details is PurchaseFacts of #gateway/billing/ledger/purchase-facts.ts
select details from purchases
 where state = 'prepared' and order_id is null and created_at <= :preparedBefore
    or state = 'undoing' and created_at <= :undoingBefore
 order by created_at limit 100;
