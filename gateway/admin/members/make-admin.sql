-- name: setRoleByCommand
update users u set role = :role? from (select id, role from users where lower(email) = lower(:email) for update) before
 where u.id = before.id and (:role?::text is not null or before.role is not null)
returning u.id as "id!", before.role is null as "was_member!";
