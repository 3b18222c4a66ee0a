-- name: lockPasskey
select id, public_key, counter from passkeys where id = :id and user_id = :userId for update;

-- name: usePasskey
update passkeys set counter = :counter, last_used_at = :now where id = :id;
