create or replace function pick_prices_rules() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if TG_OP = 'UPDATE' and (NEW.pick_id, NEW.moment) is distinct from (OLD.pick_id, OLD.moment) then
    raise exception 'a price stays that of its pick and moment' using errcode = 'CL003';
  end if;
  if not exists (select from picks where id = NEW.pick_id and status <> 'DRAFT') then
    raise exception 'a price is of a posted pick' using errcode = 'CL012';
  end if;
  NEW.book := nullif(NEW.book, '');
  if 'NaN' in (NEW.line, NEW.odds, NEW.odds_other) or least(NEW.odds, NEW.odds_other) < 0 then
    raise exception 'no verifier can read this price' using errcode = 'CL013';
  end if;
  NEW.at := record_moment(NEW.at);
  return NEW;
end $$;
