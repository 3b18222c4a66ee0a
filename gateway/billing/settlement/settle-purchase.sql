-- The facts of a purchase that is neither completed nor undone.
-- name: preparedPurchase
-- type: details is PurchaseFacts of #gateway/billing/ledger/purchase-facts.ts
select details from purchases where order_id = :orderId and state = 'prepared';
