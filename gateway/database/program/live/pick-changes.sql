-- What happened to a pick that is or was on the board of a day, for live updates: ids, a kind and days, never its words. Kept in
-- pick_changes, so that a process that heard nothing for a while reads what it missed. What is filed under a day that is long
-- over when it is posted is history and no news. Called by picks_after_write.
create or replace function live_keep_pick_change(before picks, after picks) returns void
language plpgsql as $$
declare
  change pick_changes;
begin
  if before.id is null and (after.status = 'DRAFT' or after.date < current_date - 2) then
    return;
  end if;
  change.pick_id := coalesce(after.id, before.id);
  if before.status <> 'DRAFT' then change.from_day := before.date; end if;
  if after.status <> 'DRAFT' then change.to_day := after.date; end if;
  if change.from_day is null and change.to_day is null then
    return;
  elsif change.from_day is null then
    change.kind := 'RELEASED';
  elsif change.to_day is null then
    change.kind := 'REMOVED';
  elsif after.status <> before.status then
    change.kind := 'WITHDRAWN';
  elsif after.result <> before.result then
    change.kind := 'GRADED';
  elsif after.version <> before.version then
    change.kind := 'EDITED';
  else
    return;
  end if;
  insert into pick_changes (pick_id, kind, from_day, to_day)
    values (change.pick_id, change.kind, change.from_day, change.to_day) returning id into change.id;
  perform live_collect('live', json_build_object('id', change.id, 'pickId', change.pick_id, 'kind', change.kind,
    'fromDay', change.from_day, 'toDay', change.to_day)::text);
end $$;
