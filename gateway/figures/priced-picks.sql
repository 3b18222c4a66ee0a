-- A pick `p` with its link `l` and its game `g`.
-- part: pricedPick
-- type: priced is PriceMoment[] of #schema/rules/stats/price-moments.ts
p.id, p.market, p.pick, p.line::float8 as line, p.team_one, p.team_two, l.reversed, p.tier, p.odds::float8 as odds,
p.book, p.date, p.published_at as "published_at!", p.release_at, p.starts_at as stated, {agreedStart},
array(select moment from pick_prices where pick_id = p.id) as "priced!",
(select at from pick_prices where pick_id = p.id and moment = 'CLOSE') as closed_at;

-- The picks of games that start within two days, a row for each quote of their own book and of the reference.
-- name: quotedPicks
select {pricedPick}, r.book as reference, q.book as quote_book, q.line::float8 as quote_line, q.one::float8 as "one!",
       q.two::float8 as "two!", b.seen_at as "book_seen_at!"
  from games g join pick_games l on l.game_id = g.id join picks p on p.id = l.pick_id and p.status = 'PUBLISHED'
  left join feed_books r on r.league = g.league and r.key = :reference?
  left join odds_quotes q on q.game_id = g.id and q.market = p.market and q.gone_at is null and q.book in (p.book, r.book)
  left join feed_books b on b.league = g.league and b.book = q.book
 where g.status = 'SCHEDULED' and g.starts_at > :now and g.starts_at < :now::timestamptz + interval '2 days';

-- The picks whose games started in a span of time and that have no close but an early one, though their market is quoted.
-- name: missedCloses
select {pricedPick}, g.league, array(select i.id from game_ids i where i.game_id = g.id) as "provider_ids!"
  from games g join pick_games l on l.game_id = g.id
  join picks p on p.id = l.pick_id and p.status = 'PUBLISHED' and p.market in ('MONEYLINE', 'SPREAD', 'TOTAL')
 where g.starts_at between :from and :until and g.status in ('SCHEDULED', 'LIVE', 'FINAL')
   and not exists (select from pick_prices c where c.pick_id = p.id and c.moment = 'CLOSE'
                      and c.at >= g.starts_at - rules_close_within());
