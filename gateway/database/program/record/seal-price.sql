create or replace function pick_prices_sealed() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if TG_OP = 'UPDATE' then
    if (NEW.book, NEW.line, NEW.odds, NEW.odds_other) is not distinct from (OLD.book, OLD.line, OLD.odds, OLD.odds_other) then
      return null;
    end if;
  end if;
  perform record_seal_price(NEW);
  return null;
end $$;

create or replace function record_seal_price(price pick_prices) returns void
language plpgsql as $$
declare
  next record := record_next(price.at);
  salt bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  words text := (select row_to_json(f)::text from (select price.book, trim_scale(price.line)::text as line,
    trim_scale(price.odds)::text as odds, trim_scale(price.odds_other)::text as "oddsOther") f);
begin
  insert into record_price_openings values (next.index, salt, words);
  perform record_write(next.index, next.at, 'price', (select row_to_json(f) from (select price.pick_id as pick, price.moment,
    encode(sha256(convert_to('chalkline/price/v1', 'UTF8') || '\x00'::bytea || salt || convert_to(words, 'UTF8')), 'base64') as c) f));
end $$;
