-- name: staffIdOf
select id from users where lower(email) = lower(:email);

-- part: staffAccount
-- type: role is StaffRole of #schema/rules/access/staff.ts
select id, email, role, email_proved_at is not null as "is_proved!" from users;

-- name: staffAccountOf
{staffAccount} where lower(email) = lower(:email);

-- name: lockStaffAccount
{staffAccount} where id = :id for update;

-- To somebody who read the mail to the address: that proves it, too. Nothing where the account has a role, or another address by now.
-- name: acceptRole
update users set role = :role, email_proved_at = coalesce(email_proved_at, :now)
 where id = :id and lower(email) = lower(:email) and role is null and disabled_at is null returning id;

-- name: setRole
update users set role = :role? where id = :id;
