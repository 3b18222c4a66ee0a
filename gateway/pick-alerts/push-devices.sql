-- part: device
select id, user_id, signed_in_at, endpoint, p256dh, auth from push_subscriptions;

-- name: devicesOfIds
{device} where id = any(:ids::text[]);

-- name: devicesOfMember
{device} where user_id = :userId;

-- name: forgetDevice
delete from push_subscriptions where id = :id;
