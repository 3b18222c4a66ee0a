-- Claims the longest waiting webhook until its next retry, so that no lock is held during calls.
-- name: claimWebhook
update webhook_inbox set attempts = attempts + 1,
       next_attempt_at = :now::timestamptz + (attempts + 1) * interval '1 minute'
 where hash = (select hash from webhook_inbox
                where processed_at is null and next_attempt_at <= :now and attempts < :mostAttempts
                order by next_attempt_at limit 1 for update skip locked)
returning hash, signature, payload;

-- name: noteWebhook
update webhook_inbox set processed_at = :processedAt?, failure = :failure? where hash = :hash;
