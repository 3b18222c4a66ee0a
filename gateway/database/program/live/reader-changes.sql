-- After what decides what a member may see is written: the processes that stream to the member are told. Without a member, as OLD and
-- NEW are where a row is made or deleted, there is nobody to tell. Called by users_after_write and subscriptions_after_write.
create or replace function live_collect_reader(member text) returns void
language plpgsql as $$
begin
  if member is not null then
    perform live_collect('live', json_build_object('reader', member)::text);
  end if;
end $$;

-- users, after each row is written. Called by the trigger users_after_write.
create or replace function users_after_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform live_collect_reader(OLD.id);
  perform live_collect_reader(NEW.id);
  return null;
end $$;

-- api_keys, after the rights of a key were changed. They are changed on their own or with their member, so it sends at once what a
-- list of this member alone says: PostgreSQL sends equal notifications of a transaction once. Called by api_keys_after_write.
create or replace function api_keys_after_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('live', '[' || json_build_object('reader', OLD.user_id) || ']');
  return null;
end $$;
