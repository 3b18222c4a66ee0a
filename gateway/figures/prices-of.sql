-- name: pricesOfPicks
select p.*, p.line::float8 as line, p.odds::float8 as "odds!", p.odds_other::float8 as odds_other
  from pick_prices p where p.pick_id = any(:pickIds::text[]);

-- name: scoresOfPicks
select s.* from game_scores s where s.pick_id = any(:pickIds::text[]);

-- Writes prices that a person gave, in one order of picks, so that two writers do not wait for each other.
-- name: writePrices
insert into pick_prices (pick_id, moment, at, book, line, odds, odds_other)
select "pickId", moment, :now, book, line, odds, "oddsOther"
  from json_to_recordset(:prices::json) as given
       ("pickId" text, moment text, book text, line numeric, odds numeric, "oddsOther" numeric)
 order by "pickId", moment
    on conflict (pick_id, moment) do update set at = excluded.at, book = excluded.book, line = excluded.line,
       odds = excluded.odds, odds_other = excluded.odds_other;

-- Writes prices that are missing, and closes in place of early ones; what somebody entered meanwhile stays. A close is early by the
-- start of its game.
-- name: notePrices
insert into pick_prices as held (pick_id, moment, at, book, line, odds, odds_other)
select "pickId", moment, :now, book, line, odds, "oddsOther"
  from json_to_recordset(:prices::json) as given
       ("pickId" text, moment text, book text, line numeric, odds numeric, "oddsOther" numeric)
 order by "pickId", moment
    on conflict (pick_id, moment) do update set at = excluded.at, book = excluded.book, line = excluded.line,
       odds = excluded.odds, odds_other = excluded.odds_other
 where held.moment = 'CLOSE' and held.at < (
         select g.starts_at - rules_close_within() from pick_games l join games g on g.id = l.game_id
          where l.pick_id = held.pick_id)
returning pick_id, moment, book, line::float8 as line, odds::float8 as odds, odds_other::float8 as odds_other;

-- name: picksToPrice
select p.id, p.team_one, p.team_two, p.pick, p.status, p.starts_at, p.market, p.line::float8 as line, p.odds::float8 as odds,
       l.game_id as "game_id?", coalesce(l.reversed, false) as "reversed!"
  from picks p left join pick_games l on l.pick_id = p.id where p.id = any(:ids::text[]);
