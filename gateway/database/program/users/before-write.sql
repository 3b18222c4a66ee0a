-- users, before a row is written whose address or role may change. Called by the trigger users_before_write.
create or replace function users_before_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if TG_OP = 'UPDATE' then
    NEW.email_proved_at := users_email_proof(OLD, NEW);
  end if;
  NEW.role := users_next_role(OLD, NEW);
  NEW.is_admin := NEW.role is not distinct from 'OWNER';
  return NEW;
end $$;
