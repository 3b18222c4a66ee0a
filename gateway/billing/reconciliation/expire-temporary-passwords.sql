-- name: overduePasswords
select id, user_id from purchases
 where state = 'completed' and temporary_password and finished_at <= :before order by finished_at limit 100;

-- name: forgetTemporaryPassword
update purchases set temporary_password = false where id = :id;
