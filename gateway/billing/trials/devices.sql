-- name: deviceUse
select u.id as user_id, u.email, t.subscription_id is not null as "had_trial!"
  from (select :deviceKey::text as key) k
  left join trial_grants t on t.device_key = k.key
  left join subscriptions s on s.id = t.subscription_id
  left join devices d on d.device_key = k.key
  left join users u on u.id = coalesce(s.user_id, d.user_id);

-- Waits for a concurrent call.
-- name: claimDevice
insert into devices as kept (device_key, user_id, created_at) values (:deviceKey, :userId, :now)
on conflict (device_key) do update set user_id = kept.user_id returning user_id as owner;
