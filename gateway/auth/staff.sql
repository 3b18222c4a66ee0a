-- name: staffInRoles
select email from users where role = any(:roles::text[]) and disabled_at is null;

-- name: roleOfUser
-- type: role is StaffRole of #schema/rules/access/staff.ts
select role from users where id = :id;

-- The owners who can sign in.
-- name: lockOwners
select id from users where role = 'OWNER' and disabled_at is null order by id for update;

-- Owners first; each with the last use of any of their sessions.
-- name: listStaff
-- type: role is StaffRole of #schema/rules/access/staff.ts
select u.id as user_id, u.email, u.role as "role!",
       (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as last_seen_at
  from users u where u.role is not null
 order by array_position(array['OWNER', 'FINANCE', 'SUPPORT', 'ANALYST'], u.role::text), lower(u.email) limit :most;
