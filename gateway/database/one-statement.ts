import { DeadlockException } from '@mikro-orm/postgresql';
import type { Fragment, Rows } from './rows.ts';

/** Of two statements that wait for each other the database gives one up. It has done nothing and is asked again. */
const MOST_TRIES = 3;

/**
 * Runs several writes as one statement, so as one round trip that lands whole or not at all, outside of any
 * transaction. Each write asks for itself whether the CTE `guard` has a row. Answers whether it had one.
 */
export async function inOneStatement(rows: Rows, guard: Fragment, writes: Fragment[]): Promise<boolean> {
  const named = writes.map((write, index) => `write${index} as (${write.sql})`);
  const sql = `with ${[`guard as (${guard.sql})`, ...named].join(',\n')} select count(*)::int as passed from guard`;
  const params = [guard, ...writes].flatMap((part) => part.params);
  const [answer] = await unlessDeadlocked(() => rows.execute<{ passed: number }[]>(sql, params));
  return (answer?.passed ?? 0) > 0;
}

async function unlessDeadlocked<T>(run: () => Promise<T>, tries = MOST_TRIES): Promise<T> {
  return run().catch((failure: unknown) => {
    if (tries > 1 && failure instanceof DeadlockException) return unlessDeadlocked(run, tries - 1);
    throw failure;
  });
}

const NAME = /^[a-z_0-9]+$/;

/** An insert of one row that happens if the guard has one. */
export function guardedInsert(table: string, row: Record<string, unknown>): Fragment {
  const columns = Object.keys(row);
  if (![table, ...columns].every((name) => NAME.test(name)))
    throw new RangeError(`Not a name of ours: ${table}`);
  const record = `jsonb_populate_record(null::"${table}", ?::jsonb)`;
  const list = columns.map((column) => `"${column}"`).join(', ');
  const sql = `insert into "${table}" (${list}) select ${list} from ${record} where exists (select from guard)`;
  return { sql, params: [JSON.stringify(row)] };
}
