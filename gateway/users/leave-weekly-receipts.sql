-- name: leaveWeeklyReceipts
update users set weekly_receipts_since = null where id = :id returning weekly_receipts_week as week;

-- name: deleteWaitingMail
delete from outbox where key = :key and sent_at is null;
