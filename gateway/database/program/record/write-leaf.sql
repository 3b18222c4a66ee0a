-- Where leaves are written. Leaves are numbered under the lock of record_head, without a gap.

-- The next number and its moment. The caller keeps the log locked until its commit. Throws CL010 when the log is stopped or
-- cannot be written. No leaf is older than the one before it, whichever transaction read the clock first; only a clock that somebody
-- set back by more than a minute, as development and tests may, is followed.
create or replace function record_next(said timestamptz, OUT index int, OUT at timestamptz) returns record
language plpgsql as $$
declare
  reason text;
begin
  select h.size, h.stopped, case when h.clock = 'SERVER' or current_setting('record.clock', true) = 'row'
           or record_moment(said) > h.at - interval '1 minute'
         then greatest(h.at, record_moment(said)) else record_moment(said) end
    into index, reason, at from record_head h for update;
  if index is null then
    raise exception 'the record has no head' using errcode = 'CL010';
  elsif reason is not null then
    raise exception 'the record is stopped: %', reason using errcode = 'CL010';
  end if;
exception when lock_not_available or query_canceled or insufficient_privilege or undefined_table then
  raise exception 'the record cannot be written: %', sqlerrm using errcode = 'CL010';
end $$;

-- Writes a leaf as the log stores it: JSON without spaces, in this order of fields.
create or replace function record_write(index int, at timestamptz, kind text, fields json) returns void
language plpgsql as $$
begin
  insert into record_leaves (index, at, body) values (index, at, format('{"v":1,"kind":"%s","at":"%s",%s',
    kind, record_stamp(at), substr(fields::text, 2)));
end $$;

-- Both at once; answers the number. The gateway calls it for leaves that are no row's: policies and keys.
create or replace function record_append(kind text, fields json, said timestamptz) returns int
language plpgsql as $$
declare
  next record;
begin
  next := record_next(said);
  perform record_write(next.index, next.at, kind, fields);
  return next.index;
end $$;
