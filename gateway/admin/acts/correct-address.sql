-- name: addressOfAnother
select from users where lower(email) = lower(:email) and id <> :id;

-- name: setAddress
update users set email = :email, person_key = :personKey where id = :id;
