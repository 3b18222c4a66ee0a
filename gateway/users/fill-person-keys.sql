-- name: accountsWithoutPerson
select id, email from users where person_key is null limit :most;

-- name: fillPersonKeys
update users u set person_key = d.key from jsonb_to_recordset(:keyed::jsonb) as d (id text, email text, key text)
 where u.id = d.id and u.email = d.email and u.person_key is null;
