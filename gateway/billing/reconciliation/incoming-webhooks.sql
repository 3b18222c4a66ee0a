-- A repeated webhook is the same row.
-- name: storeWebhook
insert into webhook_inbox (hash, kind, signature, payload, received_at, next_attempt_at)
values (:hash, :kind, :signature, :payload, :now, :now) on conflict (hash) do nothing;
