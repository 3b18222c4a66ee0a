-- name: ownerOfKey
select u.email, k.name from api_keys k join users u on u.id = k.user_id where k.id = :id;
