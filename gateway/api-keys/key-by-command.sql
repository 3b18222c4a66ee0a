-- name: idOfAddress
select id from users where lower(email) = lower(:email);
