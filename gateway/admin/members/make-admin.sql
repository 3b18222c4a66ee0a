-- name: setRoleByCommand
update users set role = :role? where lower(email) = lower(:email) and (:role?::text is not null or role is not null)
returning id;
