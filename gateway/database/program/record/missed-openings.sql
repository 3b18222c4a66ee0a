-- Versions that were sealed after their day was opened, as a clock that was set back can bring about: nothing opens them any more,
-- and the verifier counts them as overdue.
create or replace function missed_openings() returns table (pick_id text, index int, reveal_by text, day date) language sql stable as $$
  select l.pick_id, l.index, l.reveal_by, d.day
    from record_leaves l join record_days d on d.day = (l.reveal_by::timestamptz at time zone 'America/New_York')::date - 1
   where l.kind = 'pick' and l.index > coalesce(d.index, -1)
$$;
