-- name: beginWeeklyReceipts
update users set weekly_receipts_since = :now where id = :id and weekly_receipts_since is null;
