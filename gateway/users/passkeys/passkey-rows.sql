-- The oldest first.
-- name: passkeysOfMember
select id, name, created_at, last_used_at from passkeys where user_id = :userId order by created_at, id limit :most;
