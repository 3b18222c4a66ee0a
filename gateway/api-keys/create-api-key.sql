-- name: lockKeyOwner
select sessions_valid_since as since from users where id = :id for update;
