-- Leaves follow one another, and nothing of the log is changed, whatever writes.

-- record_leaves, before a row is written: leaves are only added. A new one has the next number, is about a pick that was sealed before, and what it is found by is
-- read from its text alone. Called by the trigger record_leaves_before_write.
create or replace function record_leaves_before_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  leaf json;
begin
  if TG_OP <> 'INSERT' then
    raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
  end if;
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
  if NEW.kind not in ('pick', 'import') and NEW.pick_id is not null
     and not exists (select from record_leaves where pick_id = NEW.pick_id) then
    raise exception 'a leaf is about a pick that was sealed before' using errcode = 'CL003';
  end if;
  return NEW;
end $$;

-- record_leaves, after a statement: they are not emptied, and the head moves on to the new leaf, of which there is one at a time. The rules of the
-- house are those of the last policy leaf. Called by the trigger record_leaves_after_write.
create or replace function record_leaves_after_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  leaf record_leaves;
begin
  if TG_OP <> 'INSERT' then
    raise exception '% can only be added to', TG_TABLE_NAME using errcode = 'CL003';
  end if;
  -- The last one, by its index: the row of the head has as many versions as its transaction has leaves.
  select * into leaf from record_leaves order by index desc limit 1;
  if leaf.index is null then
    return null;
  end if;
  update record_head set size = leaf.index + 1, at = leaf.at;
  if leaf.kind = 'policy' then
    update record_head set most_units = (leaf.body::json ->> 'mostUnits')::numeric,
      void_reasons = array(select json_array_elements_text(leaf.body::json -> 'voidReasons'));
  end if;
  perform live_change_picks_version();
  return null;
end $$;

-- record_head, before its row is written: it only moves on, by a leaf that is there; its clock is set while nothing is signed.
-- Called by the trigger record_head_before_write.
create or replace function record_head_before_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if TG_OP in ('INSERT', 'DELETE') or NEW.id <> OLD.id or NEW.size <> OLD.size and not (
       NEW.size = OLD.size + 1 and exists (select from record_leaves where index = OLD.size))
     or (NEW.most_units, NEW.void_reasons) is distinct from (OLD.most_units, OLD.void_reasons) and not exists (
       select from record_leaves where index = OLD.size - 1 and kind = 'policy'
          and (body::json ->> 'mostUnits')::numeric = NEW.most_units
          and array(select json_array_elements_text(body::json -> 'voidReasons')) = NEW.void_reasons)
     or NEW.clock <> OLD.clock and (exists (select from record_checkpoints) or NEW.clock not in ('SERVER', 'MOVABLE')) then
    raise exception 'the head of the record only moves on' using errcode = 'CL003';
  end if;
  return NEW;
end $$;
