import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { SessionEntity } from '#gateway/auth/session.entity.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import type { SessionType } from '#schema/types/session.type.ts';

export const MAX_SESSIONS = 20;

const SHOWN = ['signedInAt', 'lastSeenAt', 'deviceName'] as const;

/** The sessions of the caller that have not been ended here, the latest used first. */
export async function readSessions(context: Context): Promise<SessionType[]> {
  const { id, sessionsValidSince } = memberOf(context);
  const rows = await context.database.em.execute<FieldsOf<typeof SessionEntity, typeof SHOWN>[]>(
    `select ${columnsOf(SessionEntity, { only: SHOWN })} from sessions
      where user_id = ? and signed_in_at >= ? order by last_seen_at desc, signed_in_at desc limit ${MAX_SESSIONS}`,
    [id, sessionsValidSince ?? new Date(0)],
  );
  const current = context.caller?.signedInAt.getTime();
  return rows.map((row) => ({ ...row, isCurrent: row.signedInAt.getTime() === current }));
}
