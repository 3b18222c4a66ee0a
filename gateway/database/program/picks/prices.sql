-- Prices, final scores and games of picks: what figures compare a pick with.

-- pick_prices, before a row is written: a price is of a posted pick and, of a moneyline, has no line, stays that of its pick and moment, and a verifier can
-- read it. Called by the trigger pick_prices_before_write.
create or replace function pick_prices_before_write() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  pick picks;
begin
  if TG_OP = 'UPDATE' and (NEW.pick_id, NEW.moment) is distinct from (OLD.pick_id, OLD.moment) then
    raise exception 'a price stays that of its pick and moment' using errcode = 'CL003';
  end if;
  select * into pick from picks where id = NEW.pick_id and status <> 'DRAFT';
  if pick.id is null then
    raise exception 'a price is of a posted pick' using errcode = 'CL012';
  end if;
  if pick.market = 'MONEYLINE' and NEW.line is not null then
    raise exception 'a price with a line is of another market than the moneyline of the pick' using errcode = 'CL014';
  end if;
  NEW.book := nullif(NEW.book, '');
  if 'NaN' in (NEW.line, NEW.odds, NEW.odds_other) or least(NEW.odds, NEW.odds_other) < 0 then
    raise exception 'no verifier can read this price' using errcode = 'CL013';
  end if;
  NEW.at := record_moment(NEW.at);
  return NEW;
end $$;

-- pick_prices, at the commit: a price that changed, or was noted at another time, is sealed. Called by the deferred trigger pick_prices_at_commit.
create or replace function pick_prices_at_commit() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if TG_OP = 'INSERT' or TG_OP = 'UPDATE'
     and (NEW.at, NEW.book, NEW.line, NEW.odds, NEW.odds_other) is distinct from (OLD.at, OLD.book, OLD.line, OLD.odds, OLD.odds_other) then
    perform record_seal_price(NEW);
  end if;
  perform live_change_picks_version();
  return null;
end $$;

-- game_scores, at the commit. Called by the deferred trigger game_scores_at_commit.
create or replace function game_scores_at_commit() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform live_change_picks_version();
  return null;
end $$;

-- pick_games, at the commit: picks show which game they are on. Called by the deferred trigger pick_games_at_commit.
create or replace function pick_games_at_commit() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform live_change_picks_version();
  return null;
end $$;
