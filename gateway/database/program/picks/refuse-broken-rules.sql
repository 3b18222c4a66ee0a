create or replace function picks_rules() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  moment timestamptz := record_moment(NEW.updated_at);
  was_posted boolean := TG_OP = 'UPDATE' and OLD.status <> 'DRAFT';
  is_new_version boolean;
begin
  NEW.imported := was_posted and OLD.imported;
  if NEW.status = 'DRAFT' then
    NEW.late := false;
    if NEW.result <> 'PENDING' then
      raise exception 'a draft has no result' using errcode = 'CL004';
    end if;
    return NEW;
  end if;
  NEW.late := case when was_posted then OLD.late else moment >= NEW.starts_at end;
  if not was_posted and exists (select from record_leaves where pick_id = NEW.id) then
    raise exception 'the log holds another pick of this id' using errcode = 'CL002';
  end if;
  if not was_posted and (NEW.status <> 'PUBLISHED' or NEW.result <> 'PENDING') then
    raise exception 'a pick is posted before it is withdrawn or graded' using errcode = 'CL004';
  end if;
  is_new_version := not was_posted or NEW.version <> OLD.version;
  if is_new_version then
    NEW.book := nullif(NEW.book, '');
    NEW.analyst := nullif(NEW.analyst, '');
    if '' in (NEW.id, NEW.team_one, NEW.team_two, NEW.pick) or 'NaN' in (NEW.line, NEW.odds, NEW.units, NEW.probability)
       or least(NEW.odds, NEW.units) < 0 or NEW.readable_at is null
       or least(NEW.starts_at, NEW.readable_at) < '0001-01-02' or greatest(NEW.starts_at, NEW.readable_at) >= '9999-01-01'
       or record_midnight(NEW.date) > greatest(NEW.starts_at, moment) + interval '2 days' then
      raise exception 'no verifier can read these words' using errcode = 'CL013';
    end if;
    if was_posted and (OLD.status = 'WITHDRAWN' or NEW.starts_at <= moment) then
      raise exception 'a posted pick is not moved into the past' using errcode = 'CL001';
    end if;
    if NEW.units > (select most_units from record_head) and (not was_posted or NEW.units is distinct from OLD.units) then
      raise exception 'more units than the rules allow' using errcode = 'CL007';
    end if;
    NEW.reveal_on := greatest(NEW.date, (NEW.starts_at at time zone 'America/New_York')::date,
      (moment at time zone 'America/New_York')::date);
    if was_posted and NEW.reveal_on > OLD.reveal_on and record_midnight(NEW.reveal_on) - (select min(l.reveal_by)::timestamptz
         from record_leaves l where l.pick_id = NEW.id) > interval '14 days' then
      raise exception 'a posted pick moves by 14 days at most' using errcode = 'CL008';
    end if;
  else
    NEW.reveal_on := OLD.reveal_on;
  end if;
  if was_posted and NEW.result <> OLD.result and (NEW.status <> 'PUBLISHED' or moment < NEW.starts_at) then
    raise exception 'no result before the start' using errcode = 'CL004';
  end if;
  if NEW.status = 'PUBLISHED' then
    NEW.withdrawn_at := null;
    NEW.withdrawn_reason := null;
    NEW.withdrawn_by := null;
  elsif OLD.status = 'WITHDRAWN' then
    NEW.withdrawn_at := OLD.withdrawn_at;
    NEW.withdrawn_reason := OLD.withdrawn_reason;
    NEW.withdrawn_by := OLD.withdrawn_by;
  else
    if moment >= least(OLD.starts_at, record_first_start(OLD.id)) then
      raise exception 'after the start nothing is withdrawn' using errcode = 'CL005';
    end if;
    NEW.withdrawn_at := moment;
    NEW.withdrawn_by := nullif(NEW.withdrawn_by, '');
    NEW.withdrawn_reason := coalesce(nullif(trim(NEW.withdrawn_reason), ''), 'No reason given');
  end if;
  return NEW;
end $$;
