-- name: targetNames
select id as "id!", email as "name!", true as "is_member!" from users where id = any(:ids::text[])
union all select id, number, false from invoices where id = any(:ids::text[])
union all select id, code, false from coupons where id = any(:ids::text[])
union all select id, name, false from api_keys where id = any(:ids::text[])
union all select id, email, false from staff_invitations where id = any(:ids::text[]);

-- name: targetGames
select id, team_one, team_two from picks where id = any(:ids::text[]);
