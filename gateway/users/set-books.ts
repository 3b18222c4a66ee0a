import { refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { MOST_BOOK_CHARACTERS, MOST_BOOKS } from '#schema/rules/market/quotes.ts';
import * as statements from './set-books.sql.ts';

/** Keeps whose prices the caller is shown; none chosen means every book. Throws BAD_USER_INPUT. */
export async function setBooks(context: Context, books: readonly string[]): Promise<Member> {
  const member = memberOf(context);
  const chosen = [...new Set(books.map((book) => book.trim()))].sort();
  const isKnown = chosen.every((book) => book !== '' && book.length <= MOST_BOOK_CHARACTERS);
  refuseFields(
    isKnown && chosen.length <= MOST_BOOKS ? {} : { books: 'Choose books by their names, at most 60' },
  );
  const kept = chosen.length > 0 ? JSON.stringify(chosen) : null;
  await statements.setBooks.run(context.database.em, { books: kept, id: member.id });
  return member;
}
