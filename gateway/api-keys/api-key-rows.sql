-- part: shownKey
-- type: scopes is ApiKeyScope[] of #schema/rules/api/api-keys.ts
k.id, k.name, k.prefix, k.scopes, k.expires_at, k.last_used_at, k.created_at, k.revoked_at,
({mustConfirm} and exists (select from users u where u.id = k.user_id and u.role is not null)) as "must_confirm!";

-- The newest first: at most as many as a member may have.
-- name: keysOfMember
select {shownKey} from api_keys k where user_id = :userId and revoked_at is null order by created_at desc, id desc;

-- name: revokeKey
update api_keys k set revoked_at = :now where id = :id and user_id = :userId and revoked_at is null returning {shownKey};

-- name: confirmKey
update api_keys k set confirmed_at = :now where id = :id and user_id = :userId and revoked_at is null returning {shownKey};
