create or replace function append_only() returns trigger
language plpgsql as $$
begin
  raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
end $$;

create or replace function record_tile_guard() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if TG_OP = 'UPDATE' and (NEW.level, NEW.n) = (OLD.level, OLD.n)
     and substr(NEW.hashes, 1, length(OLD.hashes)) = OLD.hashes then
    return NEW;
  end if;
  raise exception 'tiles only grow' using errcode = 'CL003';
end $$;
