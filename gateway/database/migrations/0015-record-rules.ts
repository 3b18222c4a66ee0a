import { Migration } from '@mikro-orm/migrations';

/**
 * The rules of the record (docs/record.md), whatever writes. A pick is sealed in the log by the transaction that posts it, and
 * so is every edit, withdrawal and result. Posted after its start it is late and never counts; after the start nothing
 * is withdrawn; before the start nothing is graded; results are rows that are only added to. Picks from before this
 * migration enter as `import` leaves, which prove nothing.
 */
export class Migration0015RecordRules extends Migration {
  override up(): void {
    for (const statement of COLUMNS.split(';\n')) if (statement.trim()) this.addSql(statement);
    for (const statement of [STAMP, MIDNIGHT, SEAL, OPENINGS, REVEAL]) this.addSql(statement);
    for (const statement of IMPORT) this.addSql(statement);
    for (const statement of [RULES, GRADED, GRADE_RULES, GRADE_COUNTS, GRADE_LEAF, PICK_LEAF])
      this.addSql(statement);
    for (const [name, table, when] of TRIGGERS)
      this.addSql(`create ${name} ${when.replace(' on ', ` on "${table}" `)}`);
  }

  override down(): void {
    for (const [name, table] of TRIGGERS)
      this.addSql(`drop ${name.replace('constraint ', '')} on "${table}"`);
    this.addSql('drop table "pick_grades"');
    for (const name of FUNCTIONS) this.addSql(`drop function ${name}`);
    for (const name of ['late', 'imported', 'reveal_on', 'withdrawn_reason', 'withdrawn_by'])
      this.addSql(`alter table "picks" drop column "${name}"`);
  }
}

const FUNCTIONS = [
  'picks_sealed()',
  'pick_grades_sealed()',
  'pick_grades_count()',
  'pick_grades_rules()',
  'picks_graded()',
  'picks_rules()',
  'record_reveal(timestamptz)',
  'record_openings_file(int[])',
  'record_seal(picks)',
  'record_midnight(date)',
  'record_stamp(timestamptz)',
];

const COLUMNS = `
alter table "picks" add column "late" boolean not null default false,
  add column "imported" boolean not null default false,
  add column "reveal_on" date null,
  add column "withdrawn_reason" varchar(500) null,
  add column "withdrawn_by" varchar(80) null;
create table "pick_grades" (
  "pick_id" varchar(40) not null,
  "n" int not null,
  "at" timestamptz(3) not null,
  "result" text not null,
  "void_reason" varchar(40) null,
  "score" varchar(80) null,
  "source" varchar(300) null,
  "author" varchar(80) null,
  "reason" varchar(500) null,
  primary key ("pick_id", "n"));
alter table "pick_grades" add constraint "pick_grades_result_check" check ("result" in ('PENDING', 'WIN', 'LOSS', 'PUSH', 'VOID'));
`;

/** A moment as leaves write it. */
const STAMP = `
create function record_stamp(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$`;

/** When a day in New York is over: its picks are then open to everybody. */
const MIDNIGHT = `
create function record_midnight(day date) returns timestamptz language sql stable as $$
  select (day + 1)::timestamp at time zone 'America/New_York'
$$`;

/** Commits to a pick as it stands: bet and reason apart, each with a salt of its own that only the database knows. */
const SEAL = `
create function record_seal(pick picks) returns void language plpgsql as $$
declare
  reveal_by text := record_stamp(record_midnight(pick.reveal_on));
  before record;
  next record;
  bet text;
  salt bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  why_salt bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
begin
  if pick.version > 1 then
    select (array_agg(l.reveal_by order by l.index desc))[1] as last, max(l.reveal_by) as latest, min(l.index) as first
      into before from record_leaves l where l.pick_id = pick.id and l.kind in ('pick', 'import', 'move');
    if before.last < reveal_by then
      perform record_append('move', (select row_to_json(f) from (select pick.id as pick,
        greatest(before.latest, reveal_by) as "revealBy", null as reason) f), pick.updated_at);
    end if;
  end if;
  next := record_next(pick.updated_at);
  if not pick.imported and (pick.late <> (next.at >= pick.starts_at) or next.at >= record_midnight(pick.reveal_on)) then
    raise exception 'the game started while this was written' using errcode = 'CL011';
  end if;
  bet := (select row_to_json(f)::text from (select pick.league, pick.team_one as "teamOne", pick.team_two as "teamTwo",
    record_stamp(pick.starts_at) as "startsAt", record_stamp(pick.readable_at) as "readableAt", pick.pick as selection,
    pick.market, trim_scale(pick.line)::text as line, trim_scale(pick.odds)::text as odds,
    trim_scale(pick.units)::text as units, null as book, pick.analyst, null as probability) f);
  insert into record_openings values (next.index, salt, bet, why_salt, pick.pick_details);
  perform record_write(next.index, next.at, case when pick.imported then 'import' else 'pick' end,
    (select case when pick.imported
        then (rtrim(row_to_json(f)::text, '}') || format(',"postedAt":"%s"}', record_stamp(pick.published_at)))::json
        else row_to_json(f) end from (select pick.id as pick, pick.version, pick.tier, reveal_by as "revealBy",
      encode(sha256(convert_to('chalkline/bet/v1', 'UTF8') || '\\x00'::bytea || salt || convert_to(bet, 'UTF8')), 'base64') as bet,
      encode(sha256(convert_to('chalkline/why/v1', 'UTF8') || '\\x00'::bytea || why_salt
        || convert_to(pick.pick_details, 'UTF8')), 'base64') as why) f));
end $$`;

/** The lines of openings/<day>.jsonl. */
const OPENINGS = `
create function record_openings_file(opened int[]) returns text language sql stable as $$
  select coalesce(string_agg((select row_to_json(f)::text from (select o.index, encode(o.salt, 'base64') as salt, o.bet,
    encode(o.why_salt, 'base64') as "whySalt", o.why) f) || E'\\n', '' order by o.index), '')
  from record_openings o where o.index = any(opened)
$$`;

/** Opens what is due, a day leaf a day. A pick whose deadline was moved waits with all of its versions. */
const REVEAL = `
create function record_reveal(said timestamptz) returns int language plpgsql as $$
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
             count(distinct l.pick_id) filter (where l.kind = 'void') as void
        into counted from record_leaves l
       where l.pick_id in (select o.pick_id from record_leaves o where o.index = any(indexes));
      leaf := record_append('day', (select row_to_json(f) from (select due.day as date, indexes as opened,
        cardinality(indexes) as due, counted.withdrawn, counted.cancelled, counted.void,
        encode(sha256(convert_to(record_openings_file(indexes), 'UTF8')), 'hex') as sha256) f), said);
    end if;
    insert into record_days values (due.day, leaf);
    days := days + 1;
  end loop;
  return days;
end $$`;

/** So many picks of before are opened a night: an entry of the log has at most 64 kB. */
const IMPORTS_A_DAY = 5_000;

const IMPORT = [
  'alter table "picks" disable trigger user',
  `update picks set imported = true, late = published_at >= starts_at, withdrawn_reason = case when status = 'WITHDRAWN' then 'Before the log began' end,
     reveal_on = greatest(date, (starts_at at time zone 'America/New_York')::date,
       (now() at time zone 'America/New_York')::date + (n / ${IMPORTS_A_DAY})::int)
     from (select id, row_number() over (order by published_at, id) - 1 as n from picks where status <> 'DRAFT') p
    where p.id = picks.id`,
  'alter table "picks" enable trigger user',
  'select record_seal(picks) from picks where imported order by published_at, id',
  `insert into pick_grades (pick_id, n, at, result, void_reason, source)
     select id, 1, coalesce(graded_at, updated_at), result, case when result = 'VOID' then 'BEFORE_THE_LOG' end, 'Before the log began'
       from picks where imported and result <> 'PENDING'`,
  `select case when result = 'VOID'
       then record_append('void', (select row_to_json(f) from (select pick_id as pick, void_reason as reason, null as note, null as author) f), now())
       else record_append('grade', (select row_to_json(f) from (select pick_id as pick, result, null as score, source, null as author, null as reason) f), now())
     end from (select * from pick_grades order by at, pick_id) g`,
  `select record_append('withdraw', (select row_to_json(f) from (select id as pick, withdrawn_reason as reason, null as author) f), now())
     from picks where imported and status = 'WITHDRAWN' order by withdrawn_at, id`,
  'set constraints all immediate',
];

const RULES = `
create function picks_rules() returns trigger language plpgsql as $$
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
  if not was_posted and (NEW.status <> 'PUBLISHED' or NEW.result <> 'PENDING') then
    raise exception 'a pick is posted before it is withdrawn or graded' using errcode = 'CL004';
  end if;
  is_new_version := not was_posted or NEW.version <> OLD.version;
  if is_new_version then
    if was_posted and (OLD.status = 'WITHDRAWN' or NEW.starts_at <= moment) then
      raise exception 'a posted pick is not moved into the past' using errcode = 'CL001';
    end if;
    if NEW.units > (select most_units from record_head) and (not was_posted or NEW.units is distinct from OLD.units) then
      raise exception 'more units than the rules allow' using errcode = 'CL007';
    end if;
    NEW.reveal_on := greatest(NEW.date, (NEW.starts_at at time zone 'America/New_York')::date,
      (moment at time zone 'America/New_York')::date);
    if was_posted and NEW.reveal_on > OLD.reveal_on and record_midnight(NEW.reveal_on) - (select l.reveal_by::timestamptz
         from record_leaves l where l.pick_id = NEW.id and l.reveal_by is not null order by l.index limit 1) > interval '14 days' then
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
    if moment >= OLD.starts_at then
      raise exception 'after the start nothing is withdrawn' using errcode = 'CL005';
    end if;
    NEW.withdrawn_at := moment;
    NEW.withdrawn_reason := coalesce(nullif(trim(NEW.withdrawn_reason), ''), 'No reason given');
  end if;
  return NEW;
end $$`;

/** A result that was set past pick_grades is a grade too, by nobody in particular. */
const GRADED = `
create function picks_graded() returns trigger language plpgsql as $$
begin
  if NEW.result is distinct from coalesce((select g.result from pick_grades g where g.pick_id = NEW.id order by g.n desc limit 1), 'PENDING') then
    insert into pick_grades (pick_id, at, result) values (NEW.id, NEW.updated_at, NEW.result);
  end if;
  return null;
end $$`;

const GRADE_RULES = `
create function pick_grades_rules() returns trigger language plpgsql as $$
declare
  pick picks;
begin
  select * into pick from picks where id = NEW.pick_id for update;
  NEW.at := record_moment(NEW.at);
  if pick.id is null or pick.status <> 'PUBLISHED' or NEW.at < pick.starts_at then
    raise exception 'no result before the start' using errcode = 'CL004';
  end if;
  NEW.n := 1 + coalesce((select max(g.n) from pick_grades g where g.pick_id = NEW.pick_id), 0);
  if NEW.result <> 'VOID' then
    NEW.void_reason := null;
  elsif NEW.void_reason is null or NEW.void_reason <> all ((select void_reasons from record_head)::text[]) then
    raise exception 'a pick is void for a reason of the rules' using errcode = 'CL006';
  end if;
  NEW.reason := nullif(trim(NEW.reason), '');
  if NEW.n > 1 then
    NEW.reason := coalesce(NEW.reason, 'No reason given');
  end if;
  return NEW;
end $$`;

const GRADE_COUNTS = `
create function pick_grades_count() returns trigger language plpgsql as $$
begin
  update picks set result = NEW.result, graded_at = case when NEW.result = 'PENDING' then null else NEW.at end,
         updated_at = greatest(updated_at, NEW.at) where id = NEW.pick_id;
  return null;
end $$`;

const GRADE_LEAF = `
create function pick_grades_sealed() returns trigger language plpgsql as $$
begin
  if NEW.result = 'VOID' then
    perform record_append('void', (select row_to_json(f) from (select NEW.pick_id as pick, NEW.void_reason as reason,
      NEW.reason as note, NEW.author) f), NEW.at);
  else
    perform record_append('grade', (select row_to_json(f) from (select NEW.pick_id as pick, NEW.result, NEW.score,
      NEW.source, NEW.author, NEW.reason) f), NEW.at);
  end if;
  return null;
end $$`;

const PICK_LEAF = `
create function picks_sealed() returns trigger language plpgsql as $$
begin
  if TG_OP = 'DELETE' then
    if OLD.status <> 'DRAFT' then
      perform record_append('cancel', (select row_to_json(f) from (select OLD.id as pick) f), OLD.updated_at);
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
    perform record_append('withdraw', (select row_to_json(f) from (select NEW.id as pick, NEW.withdrawn_reason as reason,
      NEW.withdrawn_by as author) f), NEW.updated_at);
  end if;
  return null;
end $$`;

const EACH = 'for each row execute function';
const AT_COMMIT = `deferrable initially deferred ${EACH}`;

const TRIGGERS: [name: string, table: string, when: string][] = [
  ['trigger "picks_rules"', 'picks', `before insert or update on ${EACH} picks_rules()`],
  ['trigger "picks_graded"', 'picks', `after update of "result" on ${EACH} picks_graded()`],
  [
    'constraint trigger "picks_sealed"',
    'picks',
    `after insert or update or delete on ${AT_COMMIT} picks_sealed()`,
  ],
  ['trigger "pick_grades_rules"', 'pick_grades', `before insert on ${EACH} pick_grades_rules()`],
  ['trigger "pick_grades_count"', 'pick_grades', `after insert on ${EACH} pick_grades_count()`],
  [
    'constraint trigger "pick_grades_sealed"',
    'pick_grades',
    `after insert on ${AT_COMMIT} pick_grades_sealed()`,
  ],
  ['trigger "pick_grades_append_only"', 'pick_grades', `before update or delete on ${EACH} append_only()`],
  [
    'trigger "pick_grades_kept"',
    'pick_grades',
    'before truncate on for each statement execute function append_only()',
  ],
];
