-- name: staffIdOf
select id from users where lower(email) = lower(:email);

-- part: staffAccount
-- type: role is StaffRole of #schema/rules/access/staff.ts
select id, email, role, email_proved_at is not null as "is_proved!" from users;

-- name: staffAccountOf
{staffAccount} where lower(email) = lower(:email);

-- name: lockStaffAccount
{staffAccount} where id = :id for update;

-- name: setRole
update users set role = :role? where id = :id;
