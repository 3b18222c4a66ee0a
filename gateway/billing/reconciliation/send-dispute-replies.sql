-- name: dueReplies
select dispute_id from dispute_replies where state = 'SENDING' and next_try_at <= :now order by next_try_at limit 50;

-- Taken for a while: a run that begins while this one waits for the processor leaves it alone.
-- name: takeReply
update dispute_replies set next_try_at = :until where dispute_id = :disputeId and state = 'SENDING' and next_try_at <= :now
returning dispute_id;
