-- Results are rows of pick_grades, which are only added to; the last one is the result of the pick. Whatever writes the one
-- writes the other: a grade sets picks.result, and a result that is written to picks becomes a grade.

-- pick_grades, before a row is added: the moment and the number are the database's, and a void has a reason of the policy
-- under which the pick was sealed. Called by the trigger pick_grades_before_write.
create or replace function pick_grades_before_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  pick picks;
begin
  select * into pick from picks where id = NEW.pick_id for update;
  NEW.at := record_moment(NEW.at);
  perform picks_refuse_early_result(pick, NEW.at);
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

-- pick_grades, after a row is added. Called by the trigger pick_grades_after_write.
create or replace function pick_grades_after_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update picks set result = NEW.result, graded_at = case when NEW.result = 'PENDING' then null else NEW.at end,
         updated_at = greatest(updated_at, NEW.at) where id = NEW.pick_id;
  return null;
end $$;

-- pick_grades, at the commit. Called by the deferred trigger pick_grades_at_commit.
create or replace function pick_grades_at_commit() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform record_seal_grade(NEW);
  perform live_change_picks_version();
  return null;
end $$;

-- The row of grades for a result that was written to picks itself. Called by picks_after_write.
create or replace function picks_keep_grade(before picks, after picks) returns void
language plpgsql as $$
begin
  if after.result is distinct from before.result
     and after.result is distinct from
         coalesce((select g.result from pick_grades g where g.pick_id = after.id order by g.n desc limit 1), 'PENDING') then
    insert into pick_grades (pick_id, at, result) values (after.id, after.updated_at, after.result);
  end if;
end $$;
