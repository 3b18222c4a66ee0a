-- users and subscriptions, after what decides what a member may see is written: the processes that stream to the member
-- are told. The argument of the trigger is the column that names the member. Called by the triggers users_after_write and
-- subscriptions_after_write.
create or replace function live_tell_reader() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if TG_OP <> 'INSERT' then
    perform live_collect('live', json_build_object('reader', to_jsonb(OLD) ->> TG_ARGV[0])::text);
  end if;
  if TG_OP <> 'DELETE' then
    perform live_collect('live', json_build_object('reader', to_jsonb(NEW) ->> TG_ARGV[0])::text);
  end if;
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
