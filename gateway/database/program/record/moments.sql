create or replace function record_moment(said timestamptz) returns timestamptz
language sql stable as $$
  select case
    when clock = 'SERVER' then greatest(at, date_trunc('milliseconds', clock_timestamp()))
    when current_setting('record.clock', true) = 'row' then greatest(at, said)
    else greatest(date_trunc('milliseconds', clock_timestamp()), said) end
  from record_head
$$;

create or replace function record_stamp(moment timestamptz) returns text
language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create or replace function record_midnight(day date) returns timestamptz
language sql stable as $$
  select (day + 1)::timestamp at time zone 'America/New_York'
$$;

create or replace function record_first_start(pick text) returns timestamptz
language sql stable as $$
  select min((o.bet::json ->> 'startsAt')::timestamptz) from record_leaves l join record_openings o using (index)
   where l.pick_id = $1
$$;
