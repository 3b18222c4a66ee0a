import type { MikroORM } from '@mikro-orm/postgresql';
import { audit } from '#gateway/auth/audit.ts';

/** Makes the account with this address an admin, audited; false when there is none. */
export function makeAdmin(database: MikroORM, now: Date, email: string): Promise<boolean> {
  return setAdmin(database, now, { email, isAdmin: true, action: 'user.promote' });
}

/** Ends the admin rights of an account, from its next request on, audited; false when it has none. */
export function removeAdmin(database: MikroORM, now: Date, email: string): Promise<boolean> {
  return setAdmin(database, now, { email, isAdmin: false, action: 'user.demote' });
}

async function setAdmin(
  database: MikroORM,
  now: Date,
  { email, isAdmin, action }: { email: string; isAdmin: boolean; action: string },
): Promise<boolean> {
  return database.em.fork().transactional(async (em) => {
    const [user] = await em.execute<{ id: string }[]>(
      'update users set is_admin = ? where lower(email) = lower(?) and (? or is_admin) returning id',
      [isAdmin, email, isAdmin],
    );
    if (!user) return false;
    audit(em, now, { actor: 'system', action, target: user.id, details: { by: 'command line' } });
    await em.flush();
    return true;
  });
}
