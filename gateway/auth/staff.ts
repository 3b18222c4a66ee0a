import { AppError } from '#gateway/app-error.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { rolesWith, type StaffScope } from '#schema/rules/access/staff.ts';
import type { StaffPersonType } from '#schema/types/desk/staff.type.ts';
import type { Context } from './context.ts';
import { requireScope } from './roles.ts';
import { FRESH_MILLISECONDS, requireSecondFactor } from './second-factor.ts';
import * as statements from './staff.sql.ts';

/** The addresses of the staff with a scope who can sign in: who is written to about what it is for. */
export function staffWith(rows: Rows, scope: StaffScope): Promise<{ email: string }[]> {
  return statements.staffInRoles.all(rows, { roles: rolesWith(scope) });
}

/**
 * An act on an account of the staff needs the scope STAFF and a passkey of the last five minutes, one's own account included: support
 * could otherwise give itself a plan, and a stolen session take over an owner's account. Throws FORBIDDEN, SECOND_FACTOR.
 */
export async function guardStaff(context: Context, rows: Rows, userId: string): Promise<void> {
  const user = await statements.roleOfUser.first(rows, { id: userId });
  if (!user?.role) return;
  requireScope(context, 'STAFF');
  await requireSecondFactor(context, FRESH_MILLISECONDS);
}

/** Whether an account is an owner's, also a disabled one. */
export async function isOwner(rows: Rows, userId: string): Promise<boolean> {
  return (await statements.roleOfUser.first(rows, { id: userId }))?.role === 'OWNER';
}

/**
 * Before an owner's role, account or sign-in is taken away, and before anything else is locked in that transaction. It locks every
 * owner who can sign in, so that two who remove each other at the same moment do not both succeed. Throws LAST_OWNER.
 */
export async function keepAnOwner(rows: Rows, userId: string): Promise<void> {
  const owners = await lockOwners(rows);
  if (owners.length === 1 && owners[0]?.id === userId) throw new AppError('LAST_OWNER');
}

/** The owners who can sign in, locked. */
export function lockOwners(rows: Rows): Promise<{ id: string }[]> {
  return statements.lockOwners.all(rows);
}

/** The most that are listed: more than any staff has. */
export const MAX_STAFF = 200;

/** Everyone with a role, owners first; each with the last use of any of their sessions. */
export function listStaff(rows: Rows): Promise<StaffPersonType[]> {
  return statements.listStaff.all(rows, { most: MAX_STAFF });
}
