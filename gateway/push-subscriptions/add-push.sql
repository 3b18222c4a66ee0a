-- name: endPushOfBrowser
delete from push_subscriptions where endpoint = :endpoint or (user_id = :userId and signed_in_at = :signedInAt);

-- name: addPush
insert into push_subscriptions (id, user_id, signed_in_at, endpoint, p256dh, auth, created_at)
select :id, user_id, signed_in_at, :endpoint, :p256dh, :auth, :now
  from sessions where user_id = :userId and signed_in_at = :signedInAt returning id;

-- name: endOldestPush
delete from push_subscriptions where id in (
  select id from push_subscriptions where user_id = :userId order by created_at desc, id offset :most);
