-- name: deletePasskey
delete from passkeys where id = :id and user_id = :userId returning name;
