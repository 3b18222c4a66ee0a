-- users, before a row is written whose address, role or rights may change: the processes that stream to the member are told at the
-- commit, a changed address is not proved and may be asked to be, and is_admin follows the role. Called by the trigger users_before_write.
create or replace function users_before_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform live_tell_reader(OLD.id);
  perform live_tell_reader(NEW.id);
  if TG_OP = 'DELETE' then
    return OLD;
  end if;
  if TG_OP = 'UPDATE' then
    NEW.email_proved_at := users_email_proof(OLD, NEW);
    if lower(NEW.email) <> lower(OLD.email) then
      NEW.confirmation_asked_at := null;
    end if;
  end if;
  NEW.role := users_next_role(OLD, NEW);
  NEW.is_admin := NEW.role is not distinct from 'OWNER';
  return NEW;
end $$;
