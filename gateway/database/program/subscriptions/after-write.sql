-- subscriptions, after each row is written: the processes that stream to the member are told, and what the plan brings is counted.
-- Called by the trigger subscriptions_after_write.
create or replace function subscriptions_after_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform live_tell_reader(OLD.user_id);
  perform live_tell_reader(NEW.user_id);
  perform mrr_count_change(OLD, NEW);
  return null;
end $$;
