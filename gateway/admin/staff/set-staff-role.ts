import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { removedOwner } from '#gateway/auth/promote-listed.ts';
import { keepAnOwner } from '#gateway/auth/staff.ts';
import { type Asked, askApproval } from '#gateway/billing/ledger/ask-approval.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { STAFF_LABELS, type StaffRole } from '#schema/rules/access/staff.ts';
import type { SetStaffRoleInput } from '#schema/types/desk/staff.type.ts';
import * as statements from './set-staff-role.sql.ts';

type Account = statements.LockStaffAccountRow;

/**
 * Gives somebody of the staff another role, or none, from their next request on; a mail tells them. Answers the uid. Throws
 * NOT_FOUND for an unknown address, VERIFY_EMAIL for one that nobody has proved, LAST_OWNER, CONFLICT when the role is not the one that
 * was shown, BAD_USER_INPUT, also for a first role, and APPROVAL_NEEDED for a further owner, who waits an hour or for another owner.
 */
export async function setStaffRole(context: Context, input: SetStaffRoleInput): Promise<string> {
  const problem = reasonProblem(input.reason);
  refuseFields(problem ? { reason: problem } : {});
  const done = await inTransaction(context, async (em) => {
    const id = await idOf(em, input.email);
    const role = input.role ?? null;
    if (input.was === 'OWNER' && role !== 'OWNER') await keepAnOwner(em, id);
    const found = await lockedAccount(em, id);
    if (found.role !== (input.was ?? null)) throw new AppError('CONFLICT');
    if (found.role === role) return id;
    if (role) refuseNewcomer(found);
    if (role === 'OWNER') return toApprove(found, input);
    await giveRole(context, em, found, input);
    return id;
  });
  return typeof done === 'string' ? done : askApproval(context, done);
}

/**
 * Keys and sessions of before would get a first role as well; accepting an invitation ends them. And anybody can sign up with the
 * address of a helper to come: a role is for the person who reads its mail.
 */
function refuseNewcomer({ role, isProved }: Account): void {
  if (!role)
    refuseFields({
      role: 'This account has no role yet. Invite its address: its owner accepts the role by mail',
    });
  if (isProved) return;
  throw new AppError(
    'VERIFY_EMAIL',
    'This account has not confirmed its address, so it gets no role. Invite the address: its owner accepts the role by mail.',
  );
}

function toApprove({ id, email, role: was }: Account, { reason }: SetStaffRoleInput): Asked {
  const text = 'A further owner';
  const payload = { id, email, was, reason };
  return { kind: 'OWNER', subject: id, text, email, cause: 'NEW_OWNER', memberId: id, reason, payload };
}

/** A further owner whom an hour or another owner has approved. Throws CONFLICT when the account's role or address is another one now. */
export async function approvedOwner(
  context: Context,
  em: EntityManager,
  payload: object,
  approved: { approval: string; askedBy: string },
): Promise<() => Promise<unknown>> {
  const { id, email, was, reason } = payload as Pick<Account, 'id' | 'email'> & {
    was: StaffRole | null;
    reason: string;
  };
  const found = await lockedAccount(em, id);
  if (found.role !== was || found.email !== email) throw new AppError('CONFLICT');
  refuseNewcomer(found);
  await giveRole(context, em, found, { role: 'OWNER', reason }, approved);
  return () => Promise.resolve();
}

async function idOf(em: EntityManager, email: string): Promise<string> {
  const found = await statements.staffIdOf.first(em, { email: email.trim() });
  if (!found) throw new AppError('NOT_FOUND', 'There is no account with this address');
  return found.id;
}

async function lockedAccount(em: EntityManager, id: string): Promise<Account> {
  const found = await statements.lockStaffAccount.first(em, { id });
  if (!found) throw new AppError('CONFLICT');
  return found;
}

async function giveRole(
  context: Context,
  em: EntityManager,
  { id, email, role: before }: Account,
  { role, reason }: Pick<SetStaffRoleInput, 'role' | 'reason'>,
  approved: object = {},
): Promise<void> {
  const { now, trials } = context;
  await statements.setRole.run(em, { role: role ?? null, id });
  const changed = { before: { role: before }, after: { role: role ?? null } };
  const details = { ...changed, reason, ...approved, ...removedOwner(trials, email, before) };
  audit(em, now, { ...authorOf(context), action: 'staff.role', target: id, details });
  const data = { role: role ? STAFF_LABELS[role] : null, changedAt: now.toISOString() };
  const key = `staff-role:${id}:${now.getTime()}`;
  await enqueue(em, { key, recipient: email, template: 'staff-role', data }, now);
}
