create or replace function pick_changed() returns trigger
language plpgsql as $$
declare
  change pick_changes;
begin
  if TG_OP <> 'INSERT' then
    change.pick_id := OLD.id;
    if OLD.status <> 'DRAFT' then change.from_day := OLD.date; end if;
  end if;
  if TG_OP <> 'DELETE' then
    change.pick_id := NEW.id;
    if NEW.status <> 'DRAFT' then change.to_day := NEW.date; end if;
  end if;
  if change.from_day is null and change.to_day is null then
    return null;
  elsif change.from_day is null then
    change.kind := 'RELEASED';
  elsif change.to_day is null then
    change.kind := 'REMOVED';
  elsif NEW.status <> OLD.status then
    change.kind := 'WITHDRAWN';
  elsif NEW.result <> OLD.result then
    change.kind := 'GRADED';
  elsif NEW.version <> OLD.version then
    change.kind := 'EDITED';
  else
    return null;
  end if;
  insert into pick_changes (pick_id, kind, from_day, to_day)
    values (change.pick_id, change.kind, change.from_day, change.to_day) returning id into change.id;
  perform live_collect('live', json_build_object('id', change.id, 'pickId', change.pick_id, 'kind', change.kind,
    'fromDay', change.from_day, 'toDay', change.to_day)::text);
  return null;
end $$;
