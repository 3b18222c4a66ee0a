-- No result before the start of the game, and none for a pick that is not published: throws CL004. Called for a row of
-- pick_grades and for a result that is written to picks itself.
create or replace function picks_refuse_early_result(pick picks, moment timestamptz) returns void
language plpgsql as $$
begin
  if pick.id is null or pick.status <> 'PUBLISHED' or moment < pick.starts_at then
    raise exception 'no result before the start' using errcode = 'CL004';
  end if;
end $$;
