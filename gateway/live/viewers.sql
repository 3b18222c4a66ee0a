-- name: keysOfAccounts
-- type: scopes is ApiKeyScope[] of #schema/rules/api/api-keys.ts
select k.id, k.user_id, k.scopes, k.expires_at, {mustConfirm} as "must_confirm!" from api_keys k
 where revoked_at is null and user_id = any(:userIds::text[]);

-- The passkey that each session has shown, for those who have one; without a session where none has.
-- name: proofsOfAccounts
select distinct k.user_id, s.signed_in_at, s.second_factor_device as browser, s.second_factor_at as proved_at
  from passkeys k left join sessions s on s.user_id = k.user_id and s.second_factor_at is not null and s.second_factor_device is not null
 where k.user_id = any(:userIds::text[]);
