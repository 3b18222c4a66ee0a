-- name: clearOldEvents
delete from webhook_events where id in
  (select id from webhook_events where dispatched_at < :before order by dispatched_at limit :most);
