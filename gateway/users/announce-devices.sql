-- name: newDevices
update sessions s set announce = false from users u
 where u.id = s.user_id and (s.user_id, s.signed_in_at) in (
   select user_id, signed_in_at from sessions where announce
    order by signed_in_at limit :most for update skip locked)
returning s.user_id, s.device_name, s.signed_in_at, u.email;
