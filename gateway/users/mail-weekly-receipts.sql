-- Who chose the mail after it was due gets the next one first.
-- name: weeklyReceiptsDue
update users set weekly_receipts_week = :monday where id in (
  select id from users
   where disabled_at is null and weekly_receipts_since < :mailedFrom and (weekly_receipts_week is null or weekly_receipts_week < :monday)
   order by weekly_receipts_week nulls first, id limit :most for update skip locked)
returning id, email;
