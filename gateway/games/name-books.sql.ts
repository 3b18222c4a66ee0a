// Written by npm run codegen from name-books.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface BooksOfLeagueValues {
  league: string;
}

export interface BooksOfLeagueRow {
  book: string;
  key: string;
}

export const booksOfLeague = new Statement<BooksOfLeagueValues, BooksOfLeagueRow>({
  name: 'booksOfLeague',
  text: `select book, key from feed_books where league = $1`,
  values: ['league'],
  columns: ['book', 'key'],
});
