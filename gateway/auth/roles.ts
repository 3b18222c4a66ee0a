import type { AuthCheckerFn } from 'type-graphql';
import { AppError } from '#gateway/app-error.ts';
import { hasScope, type StaffScope } from '#schema/rules/access/staff.ts';
import type { Context } from './context.ts';
import type { Member } from './member.ts';

export type Role = 'MEMBER' | StaffScope;

/** Decides `@Authorized('MEMBER')` and `@ForStaff(…)`: throws UNAUTHENTICATED, or FORBIDDEN with the scopes that are missing. */
export const checkRole: AuthCheckerFn<Context, Role> = ({ context }, roles) => {
  if (!context.member) throw new AppError('UNAUTHENTICATED');
  requireScope(context, ...roles.filter((role) => role !== 'MEMBER'));
  return true;
};

/** Throws FORBIDDEN unless the member has one of the scopes; none named means that none is needed. */
export function requireScope(context: Context, ...scopes: StaffScope[]): void {
  const { role } = memberOf(context);
  if (scopes.length === 0 || scopes.some((scope) => hasScope(role, scope))) return;
  // Members are told nothing of how the staff is organized.
  if (!role) throw new AppError('FORBIDDEN');
  throw new AppError('FORBIDDEN', `Your role lacks the scope ${scopes.join(' or ')}`, { scopes });
}

/** The signed-in member of an operation that requires one. */
export function memberOf(context: Context): Member {
  if (!context.member) throw new AppError('UNAUTHENTICATED');
  return context.member;
}
