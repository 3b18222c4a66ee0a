-- name: secondFactor
select exists (select from passkeys where user_id = :userId) as "is_enrolled!",
       (select second_factor_at from sessions
         where user_id = :userId and signed_in_at = :signedInAt and second_factor_device = :browser?) as proved_at;
