-- name: failedWithAccount
-- type: details is PurchaseFacts of #gateway/billing/ledger/purchase-facts.ts
select details from purchases
 where state = 'failed' and temporary_password and finished_at <= :before order by finished_at limit 100;
