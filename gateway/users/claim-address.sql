-- name: accountOfAddress
select id from users where lower(email) = lower(:email);

-- name: revokeKeysOf
update api_keys set revoked_at = :now where user_id = :userId and revoked_at is null;

-- name: deleteSessionsOf
delete from sessions where user_id = :userId;

-- name: unlinkDiscordOf
update discord_links set user_id = null where user_id = :userId;

-- name: deletePasskeysOf
delete from passkeys where user_id = :userId;

-- name: giveAccount
update users set id = :uid, role = null, trial_ends_at = trial_ends_at, email_proved_at = :now where id = :formerId;

-- name: givePurchases
update purchases set user_id = :uid where user_id = :formerId;

-- name: giveRedemptions
update coupon_redemptions set user_id = :uid where user_id = :formerId;

-- name: giveDevices
update devices set user_id = :uid where user_id = :formerId;

-- name: givePickAlerts
update pick_alerts set user_id = :uid where user_id = :formerId;
