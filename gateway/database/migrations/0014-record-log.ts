import { Migration } from '@mikro-orm/migrations';

/**
 * The log of the record (docs/record.md): leaves in the order of their commits, what opens them, and what has been
 * signed of them. Leaves are numbered under the lock of `record_head`, without a gap; nothing here can be changed.
 *
 * Leaves are written here, by SQL, so that no code that writes to `picks` can bypass them. The moment of a leaf is the
 * server's own clock. `clock` = MOVABLE is for development and tests, whose clock may be ahead of real time: there
 * the moment is the row's own. It can be changed only while nothing is signed.
 */
export class Migration0014RecordLog extends Migration {
  override up(): void {
    for (const statement of TABLES.split(';\n')) if (statement.trim()) this.addSql(statement);
    this.addSql('insert into "record_head" ("id") values (1)');
    for (const statement of [MOMENT, NEXT, WRITE, APPEND, HEAD_GUARD, LEAF_GUARD, LEAF_COUNTED, TILE_GUARD])
      this.addSql(statement);
    for (const [name, when] of TRIGGERS) this.addSql(`create ${name} ${when}`);
    for (const table of APPEND_ONLY)
      this.addSql(
        `create trigger "${table}_append_only" before update or delete on "${table}" for each row execute function append_only()`,
      );
    for (const table of KEPT)
      this.addSql(
        `create trigger "${table}_kept" before truncate on "${table}" for each statement execute function append_only()`,
      );
  }

  override down(): void {
    this.addSql(`drop table ${KEPT.map((table) => `"${table}"`).join(', ')}`);
    for (const name of FUNCTIONS) this.addSql(`drop function ${name}`);
  }
}

const APPEND_ONLY = [
  'record_leaves',
  'record_openings',
  'record_days',
  'record_checkpoints',
  'record_cosignatures',
  'record_timestamps',
];
const KEPT = ['record_head', 'record_tiles', ...APPEND_ONLY];
const FUNCTIONS = [
  'record_append(text, json, timestamptz)',
  'record_write(int, timestamptz, text, json)',
  'record_next(timestamptz)',
  'record_moment(timestamptz)',
  'record_head_guard()',
  'record_leaf_counted()',
  'record_leaf_guard()',
  'record_tile_guard()',
];

/** Until the first policy leaf. */
const VOID_REASONS = 'POSTPONED,ABANDONED,NO_ACTION,WRONG_LINE';

const TABLES = `
create table "record_head" (
  "id" int not null,
  "size" int not null default 0,
  "at" timestamptz(3) null,
  "clock" varchar(8) not null default 'SERVER',
  "most_units" numeric(6,2) not null default 5,
  "void_reasons" text[] not null default '{${VOID_REASONS}}',
  "stopped" text null,
  primary key ("id"));
create table "record_leaves" (
  "index" int not null,
  "at" timestamptz(3) not null,
  "body" text not null,
  "kind" text not null,
  "pick_id" text null,
  "reveal_by" text null,
  primary key ("index"));
create index "record_leaves_pick" on "record_leaves" ("pick_id", "index");
create index "record_leaves_due" on "record_leaves" ("reveal_by");
create table "record_openings" (
  "index" int not null,
  "salt" bytea not null,
  "bet" text not null,
  "why_salt" bytea not null,
  "why" text not null,
  primary key ("index"));
create table "record_days" (
  "day" date not null,
  "index" int null,
  primary key ("day"));
create table "record_tiles" (
  "level" int not null,
  "n" int not null,
  "hashes" bytea not null,
  primary key ("level", "n"));
create table "record_checkpoints" (
  "size" int not null,
  "at" timestamptz(3) not null,
  "root" bytea not null,
  "note" text not null,
  primary key ("size"));
create table "record_cosignatures" (
  "size" int not null,
  "name" text not null,
  "at" timestamptz(3) not null,
  "line" text not null,
  primary key ("size", "name"));
create table "record_timestamps" (
  "size" int not null,
  "at" timestamptz(3) not null,
  "authority" text not null,
  "token" bytea not null,
  primary key ("size"));
`;

/**
 * When something happens: never what a row says, but where the clock is movable. The demo seasons are written in their own
 * time: `record.clock` = row.
 */
const MOMENT = `
create function record_moment(said timestamptz) returns timestamptz language sql stable as $$
  select case
    when clock = 'SERVER' then greatest(at, date_trunc('milliseconds', clock_timestamp()))
    when current_setting('record.clock', true) = 'row' then greatest(at, said)
    else greatest(date_trunc('milliseconds', clock_timestamp()), said) end
  from record_head
$$`;

/** The next index and its time; the caller locks the log until its commit. */
const NEXT = `
create function record_next(said timestamptz, out index int, out at timestamptz) language plpgsql as $$
declare
  reason text;
begin
  select h.size, h.stopped, case when h.clock = 'SERVER' or current_setting('record.clock', true) = 'row'
         then greatest(h.at, record_moment(said)) else record_moment(said) end
    into index, reason, at from record_head h for update;
  if index is null then
    raise exception 'the record has no head' using errcode = 'CL010';
  elsif reason is not null then
    raise exception 'the record is stopped: %', reason using errcode = 'CL010';
  end if;
exception when lock_not_available or query_canceled or insufficient_privilege or undefined_table then
  raise exception 'the record cannot be written: %', sqlerrm using errcode = 'CL010';
end $$`;

/** A leaf as the log stores it: JSON without spaces, in this order of fields. */
const WRITE = `
create function record_write(index int, at timestamptz, kind text, fields json) returns void language plpgsql as $$
begin
  insert into record_leaves (index, at, body) values (index, at, format('{"v":1,"kind":"%s","at":"%s",%s', kind,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), substr(fields::text, 2)));
end $$`;

const APPEND = `
create function record_append(kind text, fields json, said timestamptz) returns int language plpgsql as $$
declare
  next record;
begin
  next := record_next(said);
  perform record_write(next.index, next.at, kind, fields);
  return next.index;
end $$`;

const HEAD_GUARD = `
create function record_head_guard() returns trigger language plpgsql as $$
begin
  if TG_OP in ('INSERT', 'DELETE') or NEW.id <> OLD.id or NEW.size <> OLD.size and not (
       NEW.size = OLD.size + 1 and exists (select from record_leaves where index = OLD.size))
     or NEW.clock <> OLD.clock and (exists (select from record_checkpoints) or NEW.clock not in ('SERVER', 'MOVABLE')) then
    raise exception 'the head of the record only moves on' using errcode = 'CL003';
  end if;
  return NEW;
end $$`;

/** What leaves are found by is read from their text alone. The rules of the house are those of the last policy leaf. */
const LEAF_GUARD = `
create function record_leaf_guard() returns trigger language plpgsql as $$
declare
  leaf json;
begin
  if NEW.index is distinct from (select size from record_head for update) then
    raise exception 'leaves follow one another' using errcode = 'CL003';
  end if;
  if octet_length(NEW.body) > 65535 then
    raise exception 'a leaf has at most 65535 bytes' using errcode = 'CL010';
  end if;
  leaf := NEW.body::json;
  NEW.kind := leaf ->> 'kind';
  NEW.pick_id := leaf ->> 'pick';
  NEW.reveal_by := leaf ->> 'revealBy';
  return NEW;
end $$`;

const LEAF_COUNTED = `
create function record_leaf_counted() returns trigger language plpgsql as $$
begin
  update record_head set size = NEW.index + 1, at = NEW.at;
  if NEW.kind = 'policy' then
    update record_head set most_units = (NEW.body::json ->> 'mostUnits')::numeric,
      void_reasons = array(select json_array_elements_text(NEW.body::json -> 'voidReasons'));
  end if;
  return null;
end $$`;

const TILE_GUARD = `
create function record_tile_guard() returns trigger language plpgsql as $$
begin
  if TG_OP = 'UPDATE' and (NEW.level, NEW.n) = (OLD.level, OLD.n)
     and substr(NEW.hashes, 1, length(OLD.hashes)) = OLD.hashes then
    return NEW;
  end if;
  raise exception 'tiles only grow' using errcode = 'CL003';
end $$`;

const TRIGGERS = [
  [
    'trigger "record_head_guard"',
    'before insert or update or delete on "record_head" for each row execute function record_head_guard()',
  ],
  [
    'trigger "record_leaves_counted"',
    'after insert on "record_leaves" for each row execute function record_leaf_counted()',
  ],
  [
    'trigger "record_leaves_guard"',
    'before insert on "record_leaves" for each row execute function record_leaf_guard()',
  ],
  [
    'trigger "record_tiles_guard"',
    'before update or delete on "record_tiles" for each row execute function record_tile_guard()',
  ],
];
