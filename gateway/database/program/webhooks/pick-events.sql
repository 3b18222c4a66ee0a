create or replace function picks_tell() returns trigger
language plpgsql as $$
begin
  if TG_OP <> 'INSERT' and (TG_OP = 'DELETE' or NEW.status <> 'PUBLISHED'
      or NEW.readable_at is distinct from OLD.readable_at) then
    delete from webhook_events
      where type = 'PICK_RELEASED' and subject = OLD.id and dispatched_at is null
        and occurs_at > greatest(now(), case when TG_OP = 'DELETE' then OLD.updated_at else NEW.updated_at end);
  end if;
  if TG_OP = 'DELETE' then
    return null;
  end if;
  if NEW.status = 'PUBLISHED' and NEW.readable_at >= NEW.updated_at - interval '1 day'
      and (TG_OP = 'INSERT' or OLD.status = 'DRAFT' or NEW.readable_at is distinct from OLD.readable_at) then
    insert into webhook_events (id, type, subject, occurs_at)
      values ('evt_' || replace(gen_random_uuid()::text, '-', ''), 'PICK_RELEASED', NEW.id, NEW.readable_at)
      on conflict on constraint webhook_events_once do nothing;
  end if;
  if TG_OP = 'UPDATE' and NEW.result is distinct from OLD.result and NEW.status <> 'DRAFT' then
    insert into webhook_events (id, type, subject, occurrence, occurs_at)
      select 'evt_' || replace(gen_random_uuid()::text, '-', ''), 'PICK_GRADED', NEW.id, 1 + coalesce(max(occurrence), 0), NEW.updated_at from webhook_events
        where type = 'PICK_GRADED' and subject = NEW.id and dispatched_at is not null
      on conflict on constraint webhook_events_once do nothing;
  end if;
  return null;
end $$;
