-- picks, before each row is written: what the record refuses, and what only the database says of a pick.
-- Called by the trigger picks_before_write.
create or replace function picks_before_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if TG_OP = 'DELETE' then
    perform picks_refuse_late_deletion(OLD);
    return OLD;
  end if;
  if TG_OP = 'UPDATE' then
    perform picks_refuse_late_change(OLD, NEW);
    NEW.version := picks_next_version(OLD, NEW);
    perform picks_keep_revision(OLD, NEW);
  end if;
  return picks_hold_to_rules(OLD, NEW);
end $$;
