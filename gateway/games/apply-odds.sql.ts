// Written by npm run codegen from apply-odds.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface WriteQuotesValues {
  at: Date;
  quotes: string;
}

export type WriteQuotesRow = Record<never, never>;

export const writeQuotes = new Statement<WriteQuotesValues, WriteQuotesRow>({
  name: 'writeQuotes',
  text: `insert into odds_quotes (game_id, book, market, line, one, two, draw, changed_at)
select "gameId", book, market, line, one, two, draw, $1 from json_to_recordset($2::json) as given
       ("gameId" text, book text, market text, line numeric, one numeric, two numeric, draw numeric)
    on conflict (game_id, book, market) do update set line = excluded.line, one = excluded.one, two = excluded.two,
       draw = excluded.draw, changed_at = excluded.changed_at, gone_at = null`,
  values: ['at', 'quotes'],
  columns: [],
});

export interface MarkQuotesGoneValues {
  at: Date;
  gone: string;
}

export type MarkQuotesGoneRow = Record<never, never>;

/** Quotes of a game whose start has come stay as its last ones. */
export const markQuotesGone = new Statement<MarkQuotesGoneValues, MarkQuotesGoneRow>({
  name: 'markQuotesGone',
  text: `update odds_quotes q set gone_at = $1
  from json_to_recordset($2::json) as gone ("gameId" text, market text, book text) join games g on g.id = "gameId"
 where g.starts_at > $1 and (q.game_id, q.market, q.book) = ("gameId", gone.market, gone.book)`,
  values: ['at', 'gone'],
  columns: [],
});

export interface NoteBooksValues {
  books: string;
  now: Date;
  league: string;
}

export type NoteBooksRow = Record<never, never>;

/** Also corrects books that were noted as seen in the future: none was seen after the last answer. */
export const noteBooks = new Statement<NoteBooksValues, NoteBooksRow>({
  name: 'noteBooks',
  text: `with given as (select * from json_to_recordset($1::json) as given (book text, key text, at timestamptz)),
     corrected as (update feed_books set seen_at = $2 where league = $3 and seen_at > $2
       and book not in (select book from given))
insert into feed_books (league, book, key, seen_at) select $3, book, key, at from given order by book
    on conflict (league, book) do update set key = excluded.key, seen_at = excluded.seen_at
 where feed_books.seen_at < excluded.seen_at or feed_books.seen_at > $2`,
  values: ['books', 'now', 'league'],
  columns: [],
});
