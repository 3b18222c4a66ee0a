import type { Services } from '#gateway/auth/context.ts';
import * as statements from './fill-person-keys.sql.ts';

const AT_ONCE = 200;

/**
 * Gives accounts their `personKey` that have none: those that are older than the column, and those that a process of the
 * release before it makes meanwhile. For the worker.
 */
export async function fillPersonKeys({ database: { em }, trials }: Services): Promise<void> {
  for (;;) {
    const found = await statements.accountsWithoutPerson.all(em, { most: AT_ONCE });
    if (found.length === 0) return;
    const keyed = found.map(({ id, email }) => ({ id, email, key: trials.keys.emailKey(email) }));
    await statements.fillPersonKeys.run(em, { keyed: JSON.stringify(keyed) });
  }
}
