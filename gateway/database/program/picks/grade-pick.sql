create or replace function pick_grades_rules() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  pick picks;
begin
  select * into pick from picks where id = NEW.pick_id for update;
  NEW.at := record_moment(NEW.at);
  if pick.id is null or pick.status <> 'PUBLISHED' or NEW.at < pick.starts_at then
    raise exception 'no result before the start' using errcode = 'CL004';
  end if;
  NEW.n := 1 + coalesce((select max(g.n) from pick_grades g where g.pick_id = NEW.pick_id), 0);
  if NEW.result <> 'VOID' then
    NEW.void_reason := null;
  elsif NEW.void_reason is null or NEW.void_reason <> all (record_void_reasons(NEW.pick_id)) then
    raise exception 'a pick is void for a reason of the rules' using errcode = 'CL006';
  end if;
  NEW.reason := nullif(trim(NEW.reason), '');
  if NEW.n > 1 then
    NEW.reason := coalesce(NEW.reason, 'No reason given');
  end if;
  return NEW;
end $$;

create or replace function pick_grades_count() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update picks set result = NEW.result, graded_at = case when NEW.result = 'PENDING' then null else NEW.at end,
         updated_at = greatest(updated_at, NEW.at) where id = NEW.pick_id;
  return null;
end $$;

create or replace function picks_graded() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if NEW.result is distinct from coalesce((select g.result from pick_grades g where g.pick_id = NEW.id order by g.n desc limit 1), 'PENDING') then
    insert into pick_grades (pick_id, at, result) values (NEW.id, NEW.updated_at, NEW.result);
  end if;
  return null;
end $$;
