// Written by npm run codegen from read-books.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface BooksOfMembersValues {
  ids: readonly string[];
}

export interface BooksOfMembersRow {
  books: string[];
  id: string;
}

export const booksOfMembers = new Statement<BooksOfMembersValues, BooksOfMembersRow>({
  name: 'booksOfMembers',
  text: `select id, array(select jsonb_array_elements_text(books)) as "books" from users
 where id = any($1::text[]) and books is not null`,
  values: ['ids'],
  columns: ['books', 'id'],
});
