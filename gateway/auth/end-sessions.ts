import { setTimeout } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { systemClock } from '#gateway/integrations/clock.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { type Author, audit } from './audit.ts';
import type { Services } from './context.ts';
import * as statements from './end-sessions.sql.ts';

/**
 * Ends every session of a member here and at once, in all processes, with the API keys, notifications and feeds that
 * belong to them; answers how many keys. The identity provider has ended them before, up to the second: one that began in this
 * second ends here alone, whether it began before or after this moment. `untilSecondIsOver` makes the next sign-in a later one.
 */
export async function endSessions(
  em: EntityManager,
  { userId, author, now, action }: { userId: string; author: Author; now: Date; action: AuditAction },
): Promise<number> {
  // The provider dates sessions by whole seconds of real time.
  const since = new Date(systemClock.now().getTime() + leftOfSecond());
  await statements.endSessionsSince.run(em, { since, userId });
  const revokedKeys = (await statements.revokeKeys.all(em, { now, userId })).length;
  await statements.deletePushOf.run(em, { userId });
  await statements.deleteFeedsOf.run(em, { userId });
  audit(em, now, { ...author, action, target: userId, details: { revokedKeys } });
  await em.flush();
  return revokedKeys;
}

/** Before it is answered that sessions have ended: who signs in after the answer is in. */
export function untilSecondIsOver(): Promise<void> {
  return setTimeout(leftOfSecond());
}

function leftOfSecond(): number {
  return 1_000 - (systemClock.now().getTime() % 1_000);
}

/** A session that nobody used for this long is forgotten. */
const SESSIONS_KEPT_DAYS = 90;

/** Deletes sessions that were not used for a long time. For the worker. */
export async function clearOldSessions({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - SESSIONS_KEPT_DAYS * DAY);
  await statements.clearOldSessions.run(database.em, { before });
}
