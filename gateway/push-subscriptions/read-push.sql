-- name: pushDevices
select p.id, s.device_name, p.created_at as added_at, p.signed_in_at = :signedInAt? as "is_current!"
  from push_subscriptions p join sessions s on s.user_id = p.user_id and s.signed_in_at = p.signed_in_at
 where p.user_id = :userId order by p.created_at, p.signed_in_at;
