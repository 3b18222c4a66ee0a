import type { MikroORM } from '@mikro-orm/postgresql';
import { audit } from '#gateway/auth/audit.ts';

/**
 * For somebody of the staff who lost every passkey: removes them all, audited, so that a sign-in alone opens the desk and a new one
 * can be added. Answers how many there were; null when nobody with a role has the address.
 */
export function recoverStaff(database: MikroORM, now: Date, email: string): Promise<number | null> {
  return database.em.fork().transactional(async (em) => {
    const sql = 'select id from users where lower(email) = lower(?) and role is not null for update';
    const [user] = await em.execute<{ id: string }[]>(sql, [email]);
    if (!user) return null;
    const removed = await em.execute<unknown[]>('delete from passkeys where user_id = ? returning id', [
      user.id,
    ]);
    await em.execute('update sessions set second_factor_at = null where user_id = ?', [user.id], 'run');
    const details = { by: 'command line', passkeys: removed.length };
    audit(em, now, { actor: 'system', action: 'passkey.recover', target: user.id, details });
    await em.flush();
    return removed.length;
  });
}
