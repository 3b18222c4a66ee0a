-- A leaf in the log for each change of a pick, written by the transaction that makes it, at its commit (docs/record.md): so no code
-- that writes to picks can go around the log, and the log is locked only for as long as a commit takes.

-- Seals a new version, a withdrawal, or the deletion of a pick that nobody could read. `before` is null for a new row, `after` for
-- a deleted one. The rules hold at the commit too: a transaction that was held open over the start is refused. Called by
-- picks_at_commit.
create or replace function record_seal_change(before picks, after picks) returns void
language plpgsql as $$
declare
  next record;
begin
  if after.id is null then
    if before.status <> 'DRAFT' then
      next := record_next(before.updated_at);
      if next.at >= least(before.readable_at, before.starts_at, record_first_start(before.id)) then
        raise exception 'a released pick is withdrawn, not deleted' using errcode = 'CL002';
      end if;
      perform record_write(next.index, next.at, 'cancel', (select row_to_json(f) from (select before.id as pick) f));
    end if;
    return;
  end if;
  if after.status = 'DRAFT' then
    return;
  end if;
  if before.id is null or before.status = 'DRAFT' or after.version <> before.version then
    perform record_seal(after);
  end if;
  if before.status = 'PUBLISHED' and after.status = 'WITHDRAWN' then
    next := record_next(after.updated_at);
    if next.at >= least(after.starts_at, record_first_start(after.id)) then
      raise exception 'after the start nothing is withdrawn' using errcode = 'CL005';
    end if;
    perform record_write(next.index, next.at, 'withdraw', (select row_to_json(f) from (select after.id as pick,
      after.withdrawn_reason as reason, after.withdrawn_by as author) f));
  end if;
end $$;

-- Commits to a version as it stands: the bet and the reasons apart, each with a salt of its own that only the database knows until
-- the pick opens. A day that moved back is a leaf of its own, before it. Called by record_seal_change.
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
      elsif reveal_by::timestamptz - before.earliest::timestamptz > rules_most_moved() then
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
