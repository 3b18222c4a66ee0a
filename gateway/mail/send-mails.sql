-- part: isDue
sent_at is null and attempts < :tries and next_attempt_at <= :now;

-- name: oneDueMail
select from outbox where {isDue} limit 1;

-- type: template is Template of #gateway/mail/mail.ts
-- name: lockDueMail
select id, key, recipient, template, data, attempts from outbox
 where {isDue} order by next_attempt_at, id limit 1 for update skip locked;

-- name: keepSent
update outbox set sent_at = :now, attempts = attempts + 1, failure = null where id = :id;

-- name: keepFailedMail
update outbox set attempts = :tries, next_attempt_at = :next, failure = :failure, dropped_at = :droppedAt? where id = :id;
