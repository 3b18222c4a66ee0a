-- name: lockStaffOfAddress
select id from users where lower(email) = lower(:email) and role is not null for update;

-- name: removePasskeys
delete from passkeys where user_id = :userId;

-- name: forgetSecondFactors
update sessions set second_factor_at = null where user_id = :userId;
