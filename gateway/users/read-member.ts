import type { Context } from '#gateway/auth/context.ts';
import { findMember, type Member } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';

/** A member: the caller, or anyone for an admin; null otherwise. */
export async function readMember(context: Context, id: string): Promise<Member | null> {
  const reader = memberOf(context);
  if (id === reader.id) return reader;
  return reader.isAdmin ? findMember(context.database, id) : null;
}
