-- name: waitingKeys
select k.id, k.name, k.prefix, u.email from api_keys k join users u on u.id = k.user_id
 where u.role is not null and u.disabled_at is null and k.revoked_at is null and (k.expires_at is null or k.expires_at > :now)
   and {mustConfirm} and not exists (select from outbox o where o.key = 'key-waiting:' || k.id);
