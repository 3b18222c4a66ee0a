-- Endpoints of keys that are not revoked: revoking a key removes its endpoints for its owner.
-- part: ownEndpoint
-- type: events is WebhookChoice[] of #schema/rules/api/webhook-values.ts
select e.* from webhook_endpoints e join api_keys k on k.id = e.api_key_id and k.revoked_at is null
 where k.user_id = :userId;

-- Of all keys or of one, the oldest first.
-- name: endpointsOfMember
{ownEndpoint} and (:apiKeyId?::text is null or k.id = :apiKeyId?::text) order by e.created_at, e.id;

-- name: endpointOfMember
{ownEndpoint} and e.id = :id;

-- name: lockEndpointOfMember
{ownEndpoint} and e.id = :id for update of e;
