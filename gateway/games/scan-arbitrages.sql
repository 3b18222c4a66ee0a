-- name: gamesScheduled
select id from games where status = 'SCHEDULED' and id = any(:ids::text[]);

-- name: endOtherArbitrages
update arbitrages a set gone_at = :at from games g
 where g.id = a.game_id and g.league = :league and a.gone_at is null and not exists (
   select from json_to_recordset(:found::json) as found ("gameId" text, market text, line numeric)
    where "gameId" = a.game_id and found.market = a.market and found.line is not distinct from a.line);

-- name: keepArbitrages
insert into arbitrages as kept (game_id, market, line, book_one, odds_one, seen_one, book_two, odds_two, seen_two,
       margin, best_margin, found_at, last_seen_at)
select "gameId", market, line, "bookOne", "oddsOne", "seenOne", "bookTwo", "oddsTwo", "seenTwo", margin, margin, :at, :at
  from json_to_recordset(:found::json) as found ("gameId" text, market text, line numeric, "bookOne" text,
       "oddsOne" numeric, "seenOne" timestamptz, "bookTwo" text, "oddsTwo" numeric, "seenTwo" timestamptz, margin numeric)
    on conflict (game_id, market, coalesce(line, 0)) where gone_at is null do update set
       book_one = excluded.book_one, odds_one = excluded.odds_one, seen_one = excluded.seen_one,
       book_two = excluded.book_two, odds_two = excluded.odds_two, seen_two = excluded.seen_two,
       margin = excluded.margin, best_margin = greatest(kept.best_margin, excluded.margin),
       rounds = kept.rounds + 1, last_seen_at = excluded.last_seen_at;
