-- When what decides what a member may see is written, the processes that stream to the member are told. PostgreSQL sends it at the
-- commit, and equal notifications of a transaction once, so each says one member alone. Without a member, as OLD and NEW are where
-- a row is made or deleted, there is nobody to tell. Called by users_before_write, subscriptions_after_write and the functions below.
create or replace function live_tell_reader(member text) returns void
language plpgsql as $$
begin
  if member is not null then
    perform pg_notify('live', '[' || json_build_object('reader', member) || ']');
  end if;
end $$;

-- api_keys, after the rights of a key were changed. Called by the trigger api_keys_after_write.
create or replace function api_keys_after_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform live_tell_reader(OLD.user_id);
  return null;
end $$;

-- passkeys: from the first one on, sessions that did not show it and keys that nobody vouched for do less. Called by the triggers
-- passkeys_after_write and sessions_after_write.
create or replace function passkeys_after_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform live_tell_reader(coalesce(NEW.user_id, OLD.user_id));
  return null;
end $$;
