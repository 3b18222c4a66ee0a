-- name: feedOfMember
select since, (select max(updated_at) from subscriptions where user_id = f.user_id) as plan_changed_at
  from feed_addresses f where user_id = :userId;

-- name: replaceFeed
insert into feed_addresses (user_id, since) values (:userId, :now)
on conflict (user_id) do update set since = greatest(excluded.since, feed_addresses.since + interval '1 millisecond')
returning since;

-- name: deleteFeedOf
delete from feed_addresses where user_id = :userId;
