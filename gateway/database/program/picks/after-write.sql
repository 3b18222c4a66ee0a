-- picks, after each row is written: who is notified, what it adds to the figures, and its row of grades.
-- Called by the trigger picks_after_write.
create or replace function picks_after_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform live_keep_pick_change(OLD, NEW);
  if TG_OP = 'DELETE' then
    perform record_count(OLD.id);
  elsif NEW.status <> 'DRAFT' then
    perform record_count(NEW.id);
  end if;
  if TG_OP = 'UPDATE' then
    perform picks_keep_grade(OLD, NEW);
  end if;
  perform webhooks_keep_pick_events(OLD, NEW);
  return null;
end $$;
