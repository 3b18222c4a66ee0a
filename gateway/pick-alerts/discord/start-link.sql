-- name: keepLinkState
update sessions set discord_state = :state, discord_state_at = :now where user_id = :userId and signed_in_at = :signedInAt
returning user_id;

-- name: takeLinkState
update sessions set discord_state = null, discord_state_at = null
 where user_id = :userId and signed_in_at = :signedInAt? and discord_state = :state and discord_state_at > :since
returning user_id;
