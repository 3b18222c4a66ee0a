import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { SessionType } from '#schema/types/access/session.type.ts';
import { sessionsOfMember } from './read-sessions.sql.ts';

export const MAX_SESSIONS = 20;

/** The sessions of the caller that have not been ended here, the latest used first. */
export async function readSessions(context: Context): Promise<SessionType[]> {
  const { id, sessionsValidSince } = memberOf(context);
  const rows = await sessionsOfMember.all(context.database.em, {
    userId: id,
    since: sessionsValidSince ?? new Date(0),
    most: MAX_SESSIONS,
  });
  const current = context.caller?.signedInAt.getTime();
  return rows.map((row) => ({ ...row, isCurrent: row.signedInAt.getTime() === current }));
}
