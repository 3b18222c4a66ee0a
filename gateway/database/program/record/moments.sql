-- Moments and days of the record.

-- When something happens: by the server's own clock, never what a row says. Where the clock of the log is MOVABLE, which
-- development and tests have and no signed log may, it is what the row says if that is later; the demo seasons are written in their
-- own time (record.clock = row).
create or replace function record_moment(said timestamptz) returns timestamptz
language sql stable as $$
  select case
    when clock = 'SERVER' then greatest(at, date_trunc('milliseconds', clock_timestamp()))
    when current_setting('record.clock', true) = 'row' then greatest(at, said)
    else greatest(date_trunc('milliseconds', clock_timestamp()), said) end
  from record_head
$$;

-- A moment as leaves write it.
create or replace function record_stamp(moment timestamptz) returns text
language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- When a day in New York is over: its picks are then open to everybody.
create or replace function record_midnight(day date) returns timestamptz
language sql stable as $$
  select (day + 1)::timestamp at time zone 'America/New_York'
$$;

-- The first start of its game that any sealed version of a pick named; null while none is sealed. Moving a start takes no loss back.
create or replace function record_first_start(pick text) returns timestamptz
language sql stable as $$
  select min((o.bet::json ->> 'startsAt')::timestamptz) from record_leaves l join record_openings o using (index)
   where l.pick_id = $1
$$;
