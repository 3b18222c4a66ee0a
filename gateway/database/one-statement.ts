import { setTimeout as pause } from 'node:timers/promises';
import { DeadlockException } from '@mikro-orm/postgresql';
import type { Fragment, Rows } from './rows.ts';

/** PostgreSQL cancels one of two statements that deadlock. It has changed nothing and can be retried. */
const MAX_TRIES = 3;
/** An immediate retry would often meet the same statement before it has taken its locks. */
const RETRY_PAUSE = { least: 10, most: 60 };

/**
 * Runs several writes as one statement: one round trip, all or nothing, without a transaction. Each write checks that
 * the CTE `guard` has a row. Answers whether it had one.
 */
export async function inOneStatement(rows: Rows, guard: Fragment, writes: Fragment[]): Promise<boolean> {
  const ctes = writes.map((write, index) => `write${index} as (${write.sql})`);
  const sql = `with ${[`guard as (${guard.sql})`, ...ctes].join(',\n')} select count(*)::int as passed from guard`;
  const params = [guard, ...writes].flatMap((part) => part.params);
  const [answer] = await retryDeadlock(() => rows.execute<{ passed: number }[]>(sql, params));
  return (answer?.passed ?? 0) > 0;
}

async function retryDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (failure) {
      if (!(failure instanceof DeadlockException) || attempt === MAX_TRIES) throw failure;
      await pause(RETRY_PAUSE.least + Math.random() * (RETRY_PAUSE.most - RETRY_PAUSE.least));
    }
  }
}
