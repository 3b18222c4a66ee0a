-- name: lockDispute
select d.kind, d.state, d.amount_cents as cents, d.transaction_id, d.user_id from disputes d where d.dispute_id = :disputeId for update;

-- name: hasWaitingReply
select from approvals where kind = 'DISPUTE' and subject = :disputeId and decided_at is null;

-- name: stateOfDispute
select state from disputes where dispute_id = :disputeId;
