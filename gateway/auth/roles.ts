import type { AuthCheckerFn } from 'type-graphql';
import { AppError } from '#gateway/app-error.ts';
import { hasScope, type StaffScope } from '#schema/rules/access/staff.ts';
import type { Context } from './context.ts';
import type { Member } from './member.ts';
import {
  FRESH_MILLISECONDS,
  LASTS_MILLISECONDS,
  refuseUnconfirmed,
  requireSecondFactor,
  vouch,
} from './second-factor.ts';

export type Role = 'MEMBER' | 'FRESH_PASSKEY' | StaffScope;

/** Decides `@Authorized('MEMBER')`, `@Vouched()` and `@ForStaff(…)`: throws UNAUTHENTICATED, FORBIDDEN with the scopes that are missing, SECOND_FACTOR. */
export const checkRole: AuthCheckerFn<Context, Role> = async ({ context, info }, roles) => {
  if (!context.member) throw new AppError('UNAUTHENTICATED');
  if (roles.includes('FRESH_PASSKEY')) await vouch(context);
  const scopes = roles.filter((role) => role !== 'MEMBER' && role !== 'FRESH_PASSKEY');
  if (scopes.length === 0) return true;
  refuseUnconfirmed(context);
  requireScope(context, ...scopes);
  const isSensitive =
    info.parentType.name === 'Mutation' && scopes.some((scope) => SENSITIVE.includes(scope));
  await requireSecondFactor(context, isSensitive ? FRESH_MILLISECONDS : LASTS_MILLISECONDS);
  return true;
};

/** Their mutations take a passkey shown within five minutes; that of AUDIT hands the log out as a file. */
const SENSITIVE: readonly StaffScope[] = ['REFUND', 'STAFF', 'PRICES', 'AUDIT'];

/** Throws FORBIDDEN unless the member has one of the scopes; none named means that none is needed. */
export function requireScope(context: Context, ...scopes: StaffScope[]): void {
  const { role } = memberOf(context);
  if (scopes.length === 0 || scopes.some((scope) => hasScope(role, scope))) return;
  // How the staff is organized is not shown to members.
  if (!role) throw new AppError('FORBIDDEN');
  throw new AppError('FORBIDDEN', `Your role lacks the scope ${scopes.join(' or ')}`, { scopes });
}

/**
 * Whether the caller's role allows what is not their own, in an operation that members have, too. Throws SECOND_FACTOR where it would,
 * and no passkey was shown within twelve hours.
 */
export async function roleAllows(context: Context, ...scopes: StaffScope[]): Promise<boolean> {
  const { role } = memberOf(context);
  if (!scopes.some((scope) => hasScope(role, scope))) return false;
  refuseUnconfirmed(context);
  await requireSecondFactor(context, LASTS_MILLISECONDS);
  return true;
}

/** The signed-in member of an operation that requires one. */
export function memberOf(context: Context): Member {
  if (!context.member) throw new AppError('UNAUTHENTICATED');
  return context.member;
}
