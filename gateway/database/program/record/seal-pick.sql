create or replace function picks_sealed() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  next record;
begin
  if TG_OP = 'DELETE' then
    if OLD.status <> 'DRAFT' then
      next := record_next(OLD.updated_at);
      if next.at >= least(OLD.readable_at, OLD.starts_at, record_first_start(OLD.id)) then
        raise exception 'a released pick is withdrawn, not deleted' using errcode = 'CL002';
      end if;
      perform record_write(next.index, next.at, 'cancel', (select row_to_json(f) from (select OLD.id as pick) f));
    end if;
    return null;
  end if;
  if NEW.status = 'DRAFT' then
    return null;
  end if;
  if TG_OP = 'INSERT' or OLD.status = 'DRAFT' or NEW.version <> OLD.version then
    perform record_seal(NEW);
  end if;
  if TG_OP = 'UPDATE' and NEW.status = 'WITHDRAWN' and OLD.status = 'PUBLISHED' then
    next := record_next(NEW.updated_at);
    if next.at >= least(NEW.starts_at, record_first_start(NEW.id)) then
      raise exception 'after the start nothing is withdrawn' using errcode = 'CL005';
    end if;
    perform record_write(next.index, next.at, 'withdraw', (select row_to_json(f) from (select NEW.id as pick, NEW.withdrawn_reason as reason,
      NEW.withdrawn_by as author) f));
  end if;
  return null;
end $$;

create or replace function record_seal(pick picks) returns void
language plpgsql as $$
declare
  reveal_by text := record_stamp(record_midnight(pick.reveal_on));
  before record;
  next record;
  bet text;
  salt bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  why_salt bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
begin
  if pick.version > 1 then
    select (array_agg(l.reveal_by order by l.index desc))[1] as last, min(l.reveal_by) as earliest, min(l.index) as first
      into before from record_leaves l where l.pick_id = pick.id and l.kind in ('pick', 'import', 'move');
    if before.last < reveal_by then
      next := record_next(pick.updated_at);
      if next.at >= before.last::timestamptz then
        raise exception 'it is being opened' using errcode = 'CL011';
      elsif reveal_by::timestamptz - before.earliest::timestamptz > interval '14 days' then
        raise exception 'a posted pick moves by 14 days at most' using errcode = 'CL008';
      end if;
      perform record_write(next.index, next.at, 'move', (select row_to_json(f) from (select pick.id as pick,
        reveal_by as "revealBy", null as reason) f));
    end if;
  end if;
  next := record_next(pick.updated_at);
  if not pick.imported and (pick.late <> (next.at >= pick.starts_at) or next.at >= record_midnight(pick.reveal_on)) then
    raise exception 'the game started while this was written' using errcode = 'CL011';
  end if;
  bet := (select row_to_json(f)::text from (select pick.league, pick.team_one as "teamOne", pick.team_two as "teamTwo",
    record_stamp(pick.starts_at) as "startsAt", record_stamp(pick.readable_at) as "readableAt", pick.pick as selection,
    pick.market, trim_scale(pick.line)::text as line, trim_scale(pick.odds)::text as odds,
    trim_scale(pick.units)::text as units, pick.book, pick.analyst, trim_scale(pick.probability)::text as probability) f);
  insert into record_openings values (next.index, salt, bet, why_salt, pick.pick_details);
  perform record_write(next.index, next.at, case when pick.imported then 'import' else 'pick' end,
    (select case when pick.imported
        then (rtrim(row_to_json(f)::text, '}') || format(',"postedAt":"%s"}', record_stamp(pick.published_at)))::json
        else row_to_json(f) end from (select pick.id as pick, pick.version, pick.tier, reveal_by as "revealBy",
      encode(sha256(convert_to('chalkline/bet/v1', 'UTF8') || '\x00'::bytea || salt || convert_to(bet, 'UTF8')), 'base64') as bet,
      encode(sha256(convert_to('chalkline/why/v1', 'UTF8') || '\x00'::bytea || why_salt
        || convert_to(pick.pick_details, 'UTF8')), 'base64') as why) f));
end $$;
