create or replace function picks_version_changed() returns trigger
language plpgsql as $$
begin
  update picks_version set stamp = gen_random_uuid(), writer = pg_current_xact_id()
   where writer is distinct from pg_current_xact_id();
  return null;
end $$;
