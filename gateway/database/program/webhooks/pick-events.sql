-- What webhooks say of a pick. It is released once: when its first reader can read it, which may lie ahead, and until then may
-- move or be withdrawn. Old picks that are written today are history and send nothing. Each grading is sent, a withdrawn
-- grade too; gradings that follow each other before delivery are sent as one. Called by picks_after_write.
create or replace function webhooks_keep_pick_events(before picks, after picks) returns void
language plpgsql as $$
begin
  if before.id is not null and (after.status is distinct from 'PUBLISHED'
      or after.readable_at is distinct from before.readable_at) then
    delete from webhook_events
      where type = 'PICK_RELEASED' and subject = before.id and dispatched_at is null
        and occurs_at > greatest(now(), coalesce(after.updated_at, before.updated_at));
  end if;
  if after.status = 'PUBLISHED' and after.readable_at >= after.updated_at - interval '1 day'
      and (before.id is null or before.status = 'DRAFT' or after.readable_at is distinct from before.readable_at) then
    insert into webhook_events (id, type, subject, occurs_at)
      values (webhooks_new_id(), 'PICK_RELEASED', after.id, after.readable_at)
      on conflict on constraint webhook_events_once do nothing;
  end if;
  if before.id is not null and after.result is distinct from before.result and after.status <> 'DRAFT' then
    insert into webhook_events (id, type, subject, occurrence, occurs_at)
      select webhooks_new_id(), 'PICK_GRADED', after.id, 1 + coalesce(max(occurrence), 0), after.updated_at from webhook_events
        where type = 'PICK_GRADED' and subject = after.id and dispatched_at is not null
      on conflict on constraint webhook_events_once do nothing;
  end if;
end $$;

create or replace function webhooks_new_id() returns text
language sql volatile as $$
  select 'evt_' || replace(gen_random_uuid()::text, '-', '')
$$;
