-- name: ownersWithPasskey
select count(*)::int as "owners!", count(*) filter (where exists (select from passkeys p where p.user_id = u.id))::int as "with_passkey!"
  from users u where u.role = 'OWNER' and u.disabled_at is null;

-- name: hoursSinceBackup
select (extract(epoch from now() - max(finished_at)) / 3600)::float8 as hours from backups;
