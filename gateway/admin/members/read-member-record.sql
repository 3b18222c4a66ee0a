-- name: disabledAtOf
select disabled_at from users where id = :id;
