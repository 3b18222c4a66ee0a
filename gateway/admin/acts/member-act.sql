-- part: actedFor
select id, email, disabled_at, person_key from users where id = :id;

-- name: memberToActFor
{actedFor};

-- name: lockMemberToActFor
{actedFor} for update;
