-- Opens the picks of days that are over: for each day a leaf that names the versions that open, in parts of 5,000, because a leaf has
-- at most 65,535 bytes. A pick whose day moved waits with all of its versions. What opens too late is overdue for ever. Answers how
-- many days. Called by gateway/record/reveal-days.ts, again and again.
create or replace function record_reveal(said timestamptz) returns int
language plpgsql as $$
declare
  due record;
  indexes int[];
  counted record;
  leaf int;
  days int := 0;
begin
  perform from record_head for update;
  for due in
    select reveal_by, ((reveal_by::timestamptz at time zone 'America/New_York')::date - 1) as day
      from (select distinct reveal_by from record_leaves where reveal_by <= record_stamp(record_moment(said))) l
     where not exists (select from record_days d
       where d.day = (l.reveal_by::timestamptz at time zone 'America/New_York')::date - 1)
     order by reveal_by
  loop
    with last as (
      select p.pick_id, (select reveal_by from record_leaves l where l.pick_id = p.pick_id and l.reveal_by is not null
                          order by l.index desc limit 1) as reveal_by
        from (select distinct pick_id from record_leaves where record_leaves.reveal_by = due.reveal_by) p)
    select array_agg(l.index order by l.index) into indexes
      from last join record_leaves l using (pick_id)
     where last.reveal_by = due.reveal_by and l.kind in ('pick', 'import');
    leaf := null;
    if indexes is not null then
      select count(distinct l.pick_id) filter (where l.kind = 'withdraw') as withdrawn,
             count(distinct l.pick_id) filter (where l.kind = 'cancel') as cancelled,
             count(distinct l.pick_id) filter (where l.kind = 'void') as void,
             encode(sha256(convert_to(record_openings_file(indexes), 'UTF8')), 'hex') as sha256
        into counted from record_leaves l
       where l.pick_id in (select o.pick_id from record_leaves o where o.index = any(indexes));
      for part in 0 .. (cardinality(indexes) - 1) / 5000 loop
        leaf := record_append('day', (select row_to_json(f) from (select due.day as date,
          indexes[part * 5000 + 1 : (part + 1) * 5000] as opened, cardinality(indexes) as due,
          counted.withdrawn, counted.cancelled, counted.void, counted.sha256) f), said);
      end loop;
    end if;
    if indexes is not null and record_moment(said) > due.reveal_by::timestamptz + rules_overdue_after() then
      insert into record_overdue select distinct l.pick_id, record_moment(said), record_most_units(l.pick_id)
        from record_leaves l where l.index = any(indexes) and l.kind = 'pick' on conflict do nothing;
    end if;
    insert into record_days values (due.day, leaf);
    perform live_change_picks_version();
    days := days + 1;
  end loop;
  return days;
end $$;

-- The lines of the file that opens these leaves, whose hash their day's leaf holds. Called by the gateway as well.
create or replace function record_openings_file(opened int[]) returns text
language sql stable as $$
  select coalesce(string_agg((select row_to_json(f)::text from (select o.index, encode(o.salt, 'base64') as salt, o.bet,
    encode(o.why_salt, 'base64') as "whySalt", o.why) f) || E'\n', '' order by o.index), '')
  from record_openings o where o.index = any(opened)
$$;
