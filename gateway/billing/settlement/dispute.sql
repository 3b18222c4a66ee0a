-- name: disputedPayment
select i.subscription_id, i.user_id, u.email, a.order_id
  from payment_attempts a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id
 where a.transaction_id = :transactionId;

-- Writes what the processor says, unless something newer is written. Each moment stays what it was when it first came about.
-- name: writeDispute
insert into disputes (dispute_id, transaction_id, order_id, user_id, kind, reason, amount_cents, opened_at, taken_at, reply_by, state,
                      moves, answered_at, closed_at, returned_cents)
values (:id, :transactionId, :orderId, :userId, :kind, :reason, :cents, :now, :takenAt?, :replyBy?, :state, :moves, :answeredAt?,
        :closedAt?, :returnedCents)
on conflict (dispute_id) do update
   set kind = excluded.kind, reason = excluded.reason, amount_cents = excluded.amount_cents, reply_by = excluded.reply_by,
       state = excluded.state, moves = excluded.moves, returned_cents = excluded.returned_cents,
       taken_at = case when excluded.taken_at is not null then coalesce(disputes.taken_at, excluded.taken_at) end,
       answered_at = coalesce(disputes.answered_at, excluded.answered_at),
       closed_at = case when disputes.state = excluded.state then disputes.closed_at else excluded.closed_at end
 where disputes.moves <= excluded.moves
   and (disputes.kind, disputes.reason, disputes.amount_cents, disputes.reply_by, disputes.state, disputes.moves, disputes.returned_cents)
       is distinct from (excluded.kind, excluded.reason, excluded.amount_cents, excluded.reply_by, excluded.state, excluded.moves,
                         excluded.returned_cents)
returning dispute_id;
