-- Those that should be in an answer of the processor of disputes since a day, with a day's margin for its calendar.
-- name: bookedDisputes
select dispute_id, transaction_id, order_id, amount_cents as cents from disputes where opened_at >= :from;

-- name: isBookedDispute
select dispute_id from disputes where dispute_id = :disputeId;
