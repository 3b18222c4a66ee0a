-- name: dueReplies
select dispute_id from dispute_replies where state = 'SENDING' and next_try_at <= :now order by next_try_at limit 50;
