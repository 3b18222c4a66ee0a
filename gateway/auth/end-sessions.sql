-- name: endSessionsSince
update users set sessions_valid_since = greatest(sessions_valid_since, :since::timestamptz) where id = :userId;

-- name: revokeKeys
update api_keys set revoked_at = :now where user_id = :userId and revoked_at is null returning id;

-- name: clearOldSessions
delete from sessions where last_seen_at < :before;

-- name: deletePushOf
delete from push_subscriptions where user_id = :userId;

-- name: deleteFeedsOf
delete from feed_addresses where user_id = :userId;
