-- name: memberEmail
select email from users where id = :userId;
