-- users, before the address of an account changes: the proof was of the other address, so it is lost unless the same write
-- proves the new one. Called by the trigger users_before_write.
create or replace function users_before_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if lower(NEW.email) <> lower(OLD.email) and NEW.email_proved_at is not distinct from OLD.email_proved_at then
    NEW.email_proved_at := null;
  end if;
  return NEW;
end $$;
