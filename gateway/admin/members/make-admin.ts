import type { MikroORM } from '@mikro-orm/postgresql';
import { audit } from '#gateway/auth/audit.ts';
import { endSessions, untilSecondIsOver } from '#gateway/auth/end-sessions.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import { setRoleByCommand } from './make-admin.sql.ts';

/**
 * Makes the account with this address an owner, audited; false when there is none. A first role ends the account's sessions and API keys,
 * as where an invitation is accepted: a person who signed up with the address before, or made a key, would be an owner.
 */
export function makeAdmin(database: MikroORM, now: Date, email: string): Promise<boolean> {
  return setRole(database, now, { email, role: 'OWNER', action: 'user.promote' });
}

/** Takes the role of an account away, from its next request on, audited; false when it has none. */
export function removeAdmin(database: MikroORM, now: Date, email: string): Promise<boolean> {
  return setRole(database, now, { email, role: null, action: 'user.demote' });
}

async function setRole(
  database: MikroORM,
  now: Date,
  { email, role, action }: { email: string; role: 'OWNER' | null; action: AuditAction },
): Promise<boolean> {
  const found = await database.em.fork().transactional(async (em) => {
    const user = await setRoleByCommand.first(em, { role, email });
    if (!user) return false;
    const author = { actor: 'system' };
    audit(em, now, { ...author, action, target: user.id, details: { by: 'command line' } });
    if (role && user.wasMember)
      await endSessions(em, { userId: user.id, author, now, action: 'user.revoke-sessions' });
    await em.flush();
    return true;
  });
  await untilSecondIsOver();
  return found;
}
