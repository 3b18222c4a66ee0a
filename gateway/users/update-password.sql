-- name: replaceTemporaryPassword
update purchases set temporary_password = false where user_id = :userId and temporary_password returning id;
