-- name: writeQuotes
insert into odds_quotes (game_id, book, market, line, one, two, draw, changed_at)
select "gameId", book, market, line, one, two, draw, :at from json_to_recordset(:quotes::json) as given
       ("gameId" text, book text, market text, line numeric, one numeric, two numeric, draw numeric)
    on conflict (game_id, book, market) do update set line = excluded.line, one = excluded.one, two = excluded.two,
       draw = excluded.draw, changed_at = excluded.changed_at, gone_at = null;

-- Quotes of a game whose start has come stay as its last ones.
-- name: markQuotesGone
update odds_quotes q set gone_at = :at
  from json_to_recordset(:gone::json) as gone ("gameId" text, market text, book text) join games g on g.id = "gameId"
 where g.starts_at > :at and (q.game_id, q.market, q.book) = ("gameId", gone.market, gone.book);

-- Also corrects books that were noted as seen in the future: none was seen after the last answer.
-- name: noteBooks
with given as (select * from json_to_recordset(:books::json) as given (book text, key text, at timestamptz)),
     corrected as (update feed_books set seen_at = :now where league = :league and seen_at > :now
       and book not in (select book from given))
insert into feed_books (league, book, key, seen_at) select :league, book, key, at from given order by book
    on conflict (league, book) do update set key = excluded.key, seen_at = excluded.seen_at
 where feed_books.seen_at < excluded.seen_at or feed_books.seen_at > :now;
