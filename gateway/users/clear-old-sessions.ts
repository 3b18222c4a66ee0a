import type { Services } from '#gateway/auth/context.ts';
import { DAY } from '#schema/rules/time/durations.ts';

/** A session that nobody used for this long is forgotten. */
export const SESSIONS_KEPT_DAYS = 90;

/** Deletes sessions that were not used for a long time. For the worker. */
export async function clearOldSessions({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - SESSIONS_KEPT_DAYS * DAY);
  await database.em.execute('delete from sessions where last_seen_at < ?', [before], 'run');
}
