-- name: openArbitrages
-- type: market is QuoteMarket of #schema/rules/market/quotes.ts
select a.id, a.game_id, g.league, v.name as away, h.name as home, g.starts_at, a.market, a.line::float8 as line,
       a.book_one, a.odds_one::float8 as "odds_one!", a.seen_one as seen_one_at,
       a.book_two, a.odds_two::float8 as "odds_two!", a.seen_two as seen_two_at,
       a.margin::float8 as "margin!", a.rounds, a.found_at, a.last_seen_at
  from arbitrages a join games g on g.id = a.game_id join teams v on v.id = g.away join teams h on h.id = g.home
 where a.gone_at is null and g.starts_at > :now and a.last_seen_at >= :since order by a.margin desc, a.id;

-- What was found, without what was probably an error.
-- name: foundArbitrages
select count(*)::int as "found!", percentile_cont(0.5) within group (order by best_margin)::float8 as median_margin,
       count(*) filter (where last_seen_at >= found_at + interval '1 minute')::int as "lasted_a_minute!"
  from arbitrages where found_at >= :since and best_margin <= 0.06;
