-- name: lockOwnKey
-- type: scopes is ApiKeyScope[] of #schema/rules/api/api-keys.ts
select scopes from api_keys where id = :id and user_id = :userId and revoked_at is null for no key update;
