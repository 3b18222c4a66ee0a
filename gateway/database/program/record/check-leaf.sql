create or replace function record_leaf_guard() returns trigger
language plpgsql set search_path = public, pg_temp as $$
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
  if NEW.kind not in ('pick', 'import') and NEW.pick_id is not null
     and not exists (select from record_leaves where pick_id = NEW.pick_id) then
    raise exception 'a leaf is about a pick that was sealed before' using errcode = 'CL003';
  end if;
  return NEW;
end $$;

create or replace function record_leaf_counted() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update record_head set size = NEW.index + 1, at = NEW.at;
  if NEW.kind = 'policy' then
    update record_head set most_units = (NEW.body::json ->> 'mostUnits')::numeric,
      void_reasons = array(select json_array_elements_text(NEW.body::json -> 'voidReasons'));
  end if;
  return null;
end $$;

create or replace function record_head_guard() returns trigger
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
