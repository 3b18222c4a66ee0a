import { setImmediate } from 'node:timers/promises';
import type { Context } from '#gateway/auth/context.ts';
import { booksOfMembers } from './read-books.sql.ts';

type Books = string[] | null;

interface Batch {
  ids: Set<string>;
  found: Promise<Map<string, Books>>;
}

const waiting = new WeakMap<Context, Batch>();

/** The books that a member chose, by name; null: every book. Those of all members of a page are read by one query. */
export async function booksOf(context: Context, userId: string): Promise<Books> {
  const batch = waiting.get(context) ?? begin(context);
  batch.ids.add(userId);
  return (await batch.found).get(userId) ?? null;
}

function begin(context: Context): Batch {
  const ids = new Set<string>();
  const batch = { ids, found: readSoon(context, ids) };
  waiting.set(context, batch);
  return batch;
}

async function readSoon(context: Context, ids: Set<string>): Promise<Map<string, Books>> {
  await setImmediate();
  waiting.delete(context);
  const rows = await booksOfMembers.all(context.database.em, { ids: [...ids] });
  return new Map(rows.map(({ id, books }) => [id, books]));
}
