import { AppError } from '#gateway/app-error.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { rolesWith, type StaffRole, type StaffScope } from '#schema/rules/access/staff.ts';
import type { StaffPersonType } from '#schema/types/desk/staff.type.ts';
import type { Context } from './context.ts';
import { requireScope } from './roles.ts';

/** The addresses of the staff with a scope: who is written to about what it is for. */
export function staffWith(rows: Rows, scope: StaffScope): Promise<{ email: string }[]> {
  return rows.execute<{ email: string }[]>('select email from users where role in (?)', [rolesWith(scope)]);
}

/**
 * An act on an account of the staff needs the scope STAFF, one's own account included: support could otherwise give itself
 * a plan, or take over an owner's account. Throws FORBIDDEN.
 */
export async function guardStaff(context: Context, rows: Rows, userId: string): Promise<void> {
  const [user] = await rows.execute<{ role: StaffRole | null }[]>('select role from users where id = ?', [
    userId,
  ]);
  if (user?.role) requireScope(context, 'STAFF');
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
  return rows.execute<{ id: string }[]>(
    "select id from users where role = 'OWNER' and disabled_at is null order by id for update",
  );
}

/** The most that are listed: more than any staff has. */
export const MAX_STAFF = 200;

/** Everyone with a role, owners first; each with the last use of any of their sessions. */
export function listStaff(rows: Rows): Promise<StaffPersonType[]> {
  return rows.execute<StaffPersonType[]>(
    `select u.id as "userId", u.email, u.role,
            (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as "lastSeenAt"
       from users u where u.role is not null
      order by array_position(array['OWNER', 'FINANCE', 'SUPPORT', 'ANALYST'], u.role::text), lower(u.email) limit ${MAX_STAFF}`,
  );
}
