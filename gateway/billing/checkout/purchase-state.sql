-- name: earlierPurchase
-- type: details is PurchaseFacts of #gateway/billing/ledger/purchase-facts.ts
select state, request_hash, failure_code, failure_text, details from purchases where idempotency_key = :key;
