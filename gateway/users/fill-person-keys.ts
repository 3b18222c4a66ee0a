import type { Services } from '#gateway/auth/context.ts';

const AT_ONCE = 200;

/**
 * Gives accounts their `personKey` that have none: those that are older than the column, and those that a process of the
 * release before it makes meanwhile. For the worker.
 */
export async function fillPersonKeys({ database: { em }, trials }: Services): Promise<void> {
  const next = 'select id, email from users where person_key is null limit ?';
  const fill = `update users u set person_key = d.key from jsonb_to_recordset(?::jsonb) as d (id text, email text, key text)
    where u.id = d.id and u.email = d.email and u.person_key is null`;
  for (;;) {
    const found = await em.execute<{ id: string; email: string }[]>(next, [AT_ONCE]);
    if (found.length === 0) return;
    const keyed = found.map(({ id, email }) => ({ id, email, key: trials.keys.emailKey(email) }));
    await em.execute(fill, [JSON.stringify(keyed)], 'run');
  }
}
