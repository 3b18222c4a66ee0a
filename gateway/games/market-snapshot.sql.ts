// Written by npm run codegen from market-snapshot.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { QuoteMarket } from '#schema/rules/market/quotes.ts';

export interface CurrentQuotesValues {
  now: Date;
  until: Date;
}

export interface CurrentQuotesRow {
  book: string;
  draw: number | null;
  gameId: string;
  line: number | null;
  market: QuoteMarket;
  one: number;
  seenAt: Date;
  two: number;
}

export const currentQuotes = new Statement<CurrentQuotesValues, CurrentQuotesRow>({
  name: 'currentQuotes',
  text: `select q.game_id, q.book, q.market, q.line::float8 as line, q.one::float8 as "one", q.two::float8 as "two",
       q.draw::float8 as draw, b.seen_at
  from odds_quotes q join games g on g.id = q.game_id
  join feed_books b on b.league = g.league and b.book = q.book
 where g.starts_at between $1 and $2 and q.gone_at is null order by q.game_id, q.book, q.market`,
  values: ['now', 'until'],
  columns: ['book', 'draw', 'game_id', 'line', 'market', 'one', 'seen_at', 'two'],
  instants: ['seen_at'],
});

export type QuotedBooksValues = Record<never, never>;

export interface QuotedBooksRow {
  book: string;
}

export const quotedBooks = new Statement<QuotedBooksValues, QuotedBooksRow>({
  name: 'quotedBooks',
  text: `select distinct book from feed_books order by book limit 60`,
  values: [],
  columns: ['book'],
});
