-- Once its game has started a pick's words are immutable, a released pick can be withdrawn but not deleted, and its release
-- cannot be undone. Called by picks_before_write.
--
-- The moment is the later of the server's clock and the row's own updated_at, because the product's clock is never behind real
-- time and may be ahead of it in development.

-- Throws CL001 or CL002 when the rules allow no such change at this moment.
create or replace function picks_refuse_late_change(before picks, after picks) returns void
language plpgsql as $$
declare
  moment timestamptz := greatest(clock_timestamp(), before.updated_at, after.updated_at);
begin
  if before.status <> 'DRAFT' and before.readable_at <= moment
       and (after.status = 'DRAFT'
            or (before.id, before.published_at, before.readable_at)
               is distinct from (after.id, after.published_at, after.readable_at))
     or before.status = 'WITHDRAWN' and after.status <> 'WITHDRAWN' then
    raise exception 'a released pick stays in the record' using errcode = 'CL002';
  end if;
  if before.status = 'DRAFT' then
    return;
  end if;
  if before.starts_at <= moment
     and (picks_content_changed(before, after)
          or (before.id, before.published_at, before.readable_at)
             is distinct from (after.id, after.published_at, after.readable_at)) then
    raise exception 'the words of a started pick are immutable' using errcode = 'CL001';
  end if;
  if after.status = 'DRAFT' or after.id <> before.id then
    raise exception 'a posted pick stays in the record' using errcode = 'CL002';
  end if;
  -- A start that was moved later opens no way: the first one that any version named counts.
  if (picks_bet_changed(before, after)
      or (before.league, before.tier, before.analyst) is distinct from (after.league, after.tier, after.analyst))
     and record_first_start(before.id) <= moment then
    raise exception 'the words of a started pick are immutable' using errcode = 'CL001';
  end if;
end $$;

-- Throws CL002 when the pick could have been read, or when its game has begun.
create or replace function picks_refuse_late_deletion(pick picks) returns void
language plpgsql as $$
begin
  if pick.status <> 'DRAFT'
     and least(pick.readable_at, pick.starts_at, record_first_start(pick.id)) <= greatest(clock_timestamp(), pick.updated_at) then
    raise exception 'a released pick is withdrawn, not deleted' using errcode = 'CL002';
  end if;
end $$;
