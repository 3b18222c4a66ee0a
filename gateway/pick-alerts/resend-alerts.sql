-- name: lockBatch
select from alert_batches where id = :id for update;

-- name: resendFailed
update pick_alerts set state = 'WAITING', tries = 0, reason = null, due_at = :now
 where batch_id = :batchId and state = 'FAILED';
