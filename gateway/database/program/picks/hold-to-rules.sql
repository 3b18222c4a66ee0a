-- The rules of the record for a pick as it is written (docs/record.md), and what the database alone says of it: whether it is
-- late or imported, the day on which it opens, and when and why it was withdrawn. Called by picks_before_write; `before` is
-- null for a new row.
create or replace function picks_hold_to_rules(before picks, after picks) returns picks
language plpgsql as $$
declare
  moment timestamptz := record_moment(after.updated_at);
  was_posted boolean := coalesce(before.status <> 'DRAFT', false);
begin
  after.imported := was_posted and before.imported;
  if after.status = 'DRAFT' then
    after.late := false;
    if after.result <> 'PENDING' then
      raise exception 'a draft has no result' using errcode = 'CL004';
    end if;
    return after;
  end if;
  -- Posted after its start it is late for ever, and never counts.
  after.late := case when was_posted then before.late else moment >= after.starts_at end;
  if not was_posted then
    if exists (select from record_leaves where pick_id = after.id) then
      raise exception 'the log holds another pick of this id' using errcode = 'CL002';
    elsif after.status <> 'PUBLISHED' or after.result <> 'PENDING' then
      raise exception 'a pick is posted before it is withdrawn or graded' using errcode = 'CL004';
    end if;
  end if;
  if not was_posted or after.version <> before.version then
    after := picks_hold_version(before, after, was_posted, moment);
  else
    after.reveal_on := before.reveal_on;
  end if;
  if was_posted and after.result <> before.result then
    perform picks_refuse_early_result(after, moment);
  end if;
  return picks_hold_withdrawal(before, after, moment);
end $$;

-- A new version holds only words that a verifier can read (parseBet of record/leaf), stakes no more than the rules allow, is not
-- moved into the past, and opens on the latest of its days.
create or replace function picks_hold_version(before picks, after picks, was_posted boolean, moment timestamptz) returns picks
language plpgsql as $$
begin
  after.book := nullif(after.book, '');
  after.analyst := nullif(after.analyst, '');
  if '' in (after.id, after.team_one, after.team_two, after.pick)
     or 'NaN' in (after.line, after.odds, after.units, after.probability)
     or least(after.odds, after.units) < 0 or after.readable_at is null
     or least(after.starts_at, after.readable_at) < '0001-01-02'
     or greatest(after.starts_at, after.readable_at) >= '9999-01-01'
     or record_midnight(after.date) > greatest(after.starts_at, moment) + interval '2 days' then
    raise exception 'no verifier can read these words' using errcode = 'CL013';
  end if;
  if was_posted and (before.status = 'WITHDRAWN' or after.starts_at <= moment) then
    raise exception 'a posted pick is not moved into the past' using errcode = 'CL001';
  end if;
  if after.units > (select most_units from record_head)
     and (not was_posted or after.units is distinct from before.units) then
    raise exception 'more units than the rules allow' using errcode = 'CL007';
  end if;
  after.reveal_on := greatest(after.date, (after.starts_at at time zone 'America/New_York')::date,
    (moment at time zone 'America/New_York')::date);
  if was_posted and after.reveal_on > before.reveal_on
     and record_midnight(after.reveal_on)
         - (select min(l.reveal_by)::timestamptz from record_leaves l where l.pick_id = after.id) > rules_most_moved() then
    raise exception 'a posted pick moves by 14 days at most' using errcode = 'CL008';
  end if;
  return after;
end $$;

-- Nothing is withdrawn after the first start that any version named; when and why it was stays.
create or replace function picks_hold_withdrawal(before picks, after picks, moment timestamptz) returns picks
language plpgsql as $$
begin
  if after.status = 'PUBLISHED' then
    after.withdrawn_at := null;
    after.withdrawn_reason := null;
    after.withdrawn_by := null;
  elsif before.status = 'WITHDRAWN' then
    after.withdrawn_at := before.withdrawn_at;
    after.withdrawn_reason := before.withdrawn_reason;
    after.withdrawn_by := before.withdrawn_by;
  else
    if moment >= least(before.starts_at, record_first_start(before.id)) then
      raise exception 'after the start nothing is withdrawn' using errcode = 'CL005';
    end if;
    after.withdrawn_at := moment;
    after.withdrawn_by := nullif(after.withdrawn_by, '');
    after.withdrawn_reason := coalesce(nullif(trim(after.withdrawn_reason), ''), 'No reason given');
  end if;
  return after;
end $$;
