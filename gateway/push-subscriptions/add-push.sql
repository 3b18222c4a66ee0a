-- name: endPushOfBrowser
delete from push_subscriptions where endpoint = :endpoint or (user_id = :userId and signed_in_at = :signedInAt);

-- Not for a session that ends in the same moment: the account is locked against it.
-- name: addPush
insert into push_subscriptions (id, user_id, signed_in_at, endpoint, p256dh, auth, created_at)
select :id, s.user_id, s.signed_in_at, :endpoint, :p256dh, :auth, :now
  from sessions s join users u on u.id = s.user_id
 where s.user_id = :userId and s.signed_in_at = :signedInAt
   and (u.sessions_valid_since is null or s.signed_in_at >= u.sessions_valid_since)
   for share of u returning id;

-- name: endOldestPush
delete from push_subscriptions where id in (
  select id from push_subscriptions where user_id = :userId order by created_at desc, id offset :most);
