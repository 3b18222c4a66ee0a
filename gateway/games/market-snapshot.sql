-- name: currentQuotes
-- type: market is QuoteMarket of #schema/rules/market/quotes.ts
select q.game_id, q.book, q.market, q.line::float8 as line, q.one::float8 as "one!", q.two::float8 as "two!",
       q.draw::float8 as draw, b.seen_at
  from odds_quotes q join games g on g.id = q.game_id
  join feed_books b on b.league = g.league and b.book = q.book
 where g.starts_at between :now and :until and q.gone_at is null order by q.game_id, q.book, q.market;

-- name: quotedBooks
select distinct book from feed_books order by book limit 60;
