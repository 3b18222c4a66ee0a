-- A device that this member has not used before is announced to them; on an account's first session there is nobody to
-- warn. Sign-ins of one second share a row: another browser there voids the passkey that was shown.
-- name: noteSession
insert into sessions as s (user_id, signed_in_at, device, device_name, last_seen_at, announce)
select u.id, :signedInAt::timestamptz, :device::text, :deviceName::text, :now::timestamptz,
       exists (select from sessions o where o.user_id = u.id)
       and not exists (select from sessions o where o.user_id = u.id and o.device = :device::text)
  from users u where u.id = :uid
on conflict (user_id, signed_in_at) do update set last_seen_at = greatest(s.last_seen_at, excluded.last_seen_at),
  second_factor_at = case when s.second_factor_device <> :browser?::text then null else s.second_factor_at end;
