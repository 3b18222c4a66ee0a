import type { EntityManager } from '@mikro-orm/postgresql';
import { type Author, audit } from '#gateway/auth/audit.ts';
import type { Services } from '#gateway/auth/context.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import { DAY } from '#schema/rules/time/durations.ts';

/**
 * Ends every session of a member here and at once, in all processes, with the API keys, notifications and feeds that
 * belong to them; answers how many keys. The identity provider has ended them before.
 */
export async function endSessions(
  em: EntityManager,
  { userId, author, now, action }: { userId: string; author: Author; now: Date; action: AuditAction },
): Promise<number> {
  // The provider dates sessions by whole seconds of real time.
  const since = new Date(Math.floor(systemClock.now().getTime() / 1_000) * 1_000);
  await em.execute(
    'update users set sessions_valid_since = greatest(sessions_valid_since, ?::timestamptz) where id = ?',
    [since, userId],
    'run',
  );
  const revoked = await em.execute<unknown[]>(
    'update api_keys set revoked_at = ? where user_id = ? and revoked_at is null returning id',
    [now, userId],
  );
  for (const table of ['push_subscriptions', 'feed_addresses'])
    await em.execute(`delete from ${table} where user_id = ?`, [userId], 'run');
  audit(em, now, { ...author, action, target: userId, details: { revokedKeys: revoked.length } });
  await em.flush();
  return revoked.length;
}

/** A session that nobody used for this long is forgotten. */
const SESSIONS_KEPT_DAYS = 90;

/** Deletes sessions that were not used for a long time. For the worker. */
export async function clearOldSessions({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - SESSIONS_KEPT_DAYS * DAY);
  await database.em.execute('delete from sessions where last_seen_at < ?', [before], 'run');
}
