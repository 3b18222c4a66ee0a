-- Locked, so that of two admins the second learns of the first.
-- name: lockMail
select id, recipient, template, sent_at is null and dropped_at is null and attempts >= :tries as "is_dead!"
  from outbox where key = :key for update;

-- name: retryMail
update outbox set attempts = 0, next_attempt_at = :now, failure = null where id = :id;

-- name: dropMail
update outbox set dropped_at = :now where id = :id;
