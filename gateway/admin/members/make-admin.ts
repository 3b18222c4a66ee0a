import type { MikroORM } from '@mikro-orm/postgresql';
import { audit } from '#gateway/auth/audit.ts';

/** Makes the account with this address an admin, audited; false when there is none. */
export async function makeAdmin(database: MikroORM, now: Date, email: string): Promise<boolean> {
  return database.em.fork().transactional(async (em) => {
    const promote = 'update users set is_admin = true where lower(email) = lower(?) returning id';
    const [user] = await em.execute<{ id: string }[]>(promote, [email]);
    if (!user) return false;
    audit(em, now, {
      actor: 'system',
      action: 'user.promote',
      target: user.id,
      details: { by: 'command line' },
    });
    await em.flush();
    return true;
  });
}
