-- Commits to a price as it stands, with a salt of its own; it opens with its pick. A further price of the same moment is a further
-- leaf. Called by pick_prices_at_commit.
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
