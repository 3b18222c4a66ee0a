-- name: disputedPayment
select i.subscription_id, i.user_id, u.email, a.amount_cents, a.order_id
  from payment_attempts a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id
 where a.transaction_id = :transactionId;

-- name: addDispute
insert into disputes (transaction_id, dispute_id, order_id, user_id, amount_cents, opened_at)
values (:transactionId, :disputeId?, :orderId, :userId, :amountCents, :now) on conflict do nothing;

-- name: noteDisputeOutcome
update disputes set outcome = :outcome?
 where transaction_id = :transactionId and outcome is distinct from :outcome;
