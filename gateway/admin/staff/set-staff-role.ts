import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { keepAnOwner } from '#gateway/auth/staff.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { STAFF_LABELS, type StaffRole } from '#schema/rules/access/staff.ts';
import type { SetStaffRoleInput } from '#schema/types/staff.type.ts';

interface Account {
  id: string;
  email: string;
  role: StaffRole | null;
}

/**
 * Gives an account a role, another one, or none, from its next request on; a mail tells its owner. Answers the uid. Throws
 * NOT_FOUND for an unknown address, LAST_OWNER, CONFLICT when the role is not the one that was shown, BAD_USER_INPUT.
 */
export async function setStaffRole(context: Context, input: SetStaffRoleInput): Promise<string> {
  const problem = reasonProblem(input.reason);
  refuseFields(problem ? { reason: problem } : {});
  return inTransaction(context, async (em) => {
    const id = await idOf(em, input.email);
    const role = input.role ?? null;
    if (input.was === 'OWNER' && role !== 'OWNER') await keepAnOwner(em, id);
    const found = await lockedAccount(em, id);
    if (found.role !== (input.was ?? null)) throw new AppError('CONFLICT');
    if (found.role === role) return id;
    await em.execute('update users set role = ? where id = ?', [role, id], 'run');
    await recordChange(context, em, found, input);
    return id;
  });
}

async function idOf(em: EntityManager, email: string): Promise<string> {
  const sql = 'select id from users where lower(email) = lower(?)';
  const [found] = await em.execute<{ id: string }[]>(sql, [email.trim()]);
  if (!found) throw new AppError('NOT_FOUND', 'There is no account with this address');
  return found.id;
}

async function lockedAccount(em: EntityManager, id: string): Promise<Account> {
  const [found] = await em.execute<Account[]>('select id, email, role from users where id = ? for update', [
    id,
  ]);
  if (!found) throw new AppError('CONFLICT');
  return found;
}

async function recordChange(
  context: Context,
  em: EntityManager,
  { id, email, role: before }: Account,
  { role, reason }: SetStaffRoleInput,
): Promise<void> {
  const { now } = context;
  const details = { before: { role: before }, after: { role: role ?? null }, reason };
  audit(em, now, { ...authorOf(context), action: 'staff.role', target: id, details });
  const data = { role: role ? STAFF_LABELS[role] : null, changedAt: now.toISOString() };
  const key = `staff-role:${id}:${now.getTime()}`;
  await enqueue(em, { key, recipient: email, template: 'staff-role', data }, now);
}
