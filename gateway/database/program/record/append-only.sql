-- Tables that are only added to. The functions throw CL003; the file of triggers says which table has which.

-- Before a statement that would change or empty a table, whether or not it would find a row.
create or replace function append_only() returns trigger
language plpgsql as $$
begin
  raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
end $$;

-- record_checkpoints and record_cosignatures, after a statement: they are only added to, and proofs of picks show them.
create or replace function record_signed_after_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if TG_OP <> 'INSERT' then
    raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
  end if;
  perform live_change_picks_version();
  return null;
end $$;

-- record_overdue, after a statement: it is only added to, and a pick that was opened too late is counted as lost.
create or replace function record_overdue_after_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if TG_OP <> 'INSERT' then
    raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
  end if;
  perform record_count(o.pick_id) from (select pick_id from record_overdue order by pick_id) o
    where not exists (select from record_counted c where c.pick_id = o.pick_id and c.kind = 'OVERDUE');
  return null;
end $$;

-- record_tiles, before a row is changed: hashes are added at its end, and none is taken away.
create or replace function record_tiles_before_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if TG_OP = 'UPDATE' and (NEW.level, NEW.n) = (OLD.level, OLD.n)
     and substr(NEW.hashes, 1, length(OLD.hashes)) = OLD.hashes then
    return NEW;
  end if;
  raise exception 'tiles only grow' using errcode = 'CL003';
end $$;
