-- name: addPasskey
insert into passkeys (id, user_id, name, public_key, counter, transports, created_at, last_used_at)
values (:id, :userId, :name, :publicKey, :counter, :transports, :now, :now);
