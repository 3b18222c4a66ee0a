-- A valid key with its owner, as both are now.
-- name: keyWithOwner
-- type: scopes is ApiKeyScope[] of #schema/rules/api/api-keys.ts
select m.*, k.scopes, {mustConfirm} as "must_confirm!" from api_keys k join ({memberRow}) m on m.id = k.user_id
 where k.id = :id and k.revoked_at is null and (k.expires_at is null or k.expires_at > :now);
