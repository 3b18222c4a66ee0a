import type { MikroORM } from '@mikro-orm/postgresql';
import { audit } from '#gateway/auth/audit.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import { setRoleByCommand } from './make-admin.sql.ts';

/** Makes the account with this address an owner, audited; false when there is none. */
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
  return database.em.fork().transactional(async (em) => {
    const user = await setRoleByCommand.first(em, { role, email });
    if (!user) return false;
    audit(em, now, { actor: 'system', action, target: user.id, details: { by: 'command line' } });
    await em.flush();
    return true;
  });
}
