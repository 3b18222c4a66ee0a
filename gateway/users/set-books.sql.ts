// Written by npm run codegen from set-books.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface SetBooksValues {
  books: string | null;
  id: string;
}

export type SetBooksRow = Record<never, never>;

export const setBooks = new Statement<SetBooksValues, SetBooksRow>({
  name: 'setBooks',
  text: `update users set books = $1::jsonb where id = $2`,
  values: ['books', 'id'],
  columns: [],
});
