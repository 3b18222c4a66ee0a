import type { AuthCheckerFn } from 'type-graphql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from './context.ts';
import type { Member } from './member.ts';

export type Role = 'MEMBER' | 'ADMIN';

/** Decides `@Authorized('MEMBER')` and `@Authorized('ADMIN')`: throws UNAUTHENTICATED or FORBIDDEN. */
export const checkRole: AuthCheckerFn<Context, Role> = ({ context }, roles) => {
  if (!context.member) throw new AppError('UNAUTHENTICATED');
  if (roles.includes('ADMIN') && context.member.isAdmin !== true) throw new AppError('FORBIDDEN');
  return true;
};

/** The signed-in member of an operation that requires one. */
export function memberOf(context: Context): Member {
  if (!context.member) throw new AppError('UNAUTHENTICATED');
  return context.member;
}
