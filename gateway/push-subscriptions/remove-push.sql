-- name: removePush
delete from push_subscriptions where user_id = :userId and id = :id returning id;

-- name: removePushOfSession
delete from push_subscriptions where user_id = :userId and signed_in_at = :signedInAt?;
