-- name: keysOfAccounts
-- type: scopes is ApiKeyScope[] of #schema/rules/api/api-keys.ts
select k.id, k.user_id, k.scopes, k.expires_at, {mustConfirm} as "must_confirm!" from api_keys k
 where revoked_at is null and user_id = any(:userIds::text[]);
