import type { EntityManager } from '@mikro-orm/postgresql';
import { zoneOf } from '#gateway/alert-settings/zone-data.ts';
import type { Services } from '#gateway/auth/context.ts';
import { nextDigestAt } from '#schema/rules/alerts/alert-times.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import * as statements from './digests.sql.ts';

/** The most members a transaction. */
const MAX_AT_ONCE = 500;

/**
 * Gives members whose daily mail is due an alert for it, and moves their next one, together: whatever dies, each has one mail
 * a day. Also begins the results of yesterday.
 */
export async function planDayMails(services: Services): Promise<void> {
  if (!services.bulkMailer) return;
  await beginRecap(services);
  while ((await planSlice(services)) === MAX_AT_ONCE);
}

function planSlice({ database, clock }: Services): Promise<number> {
  return database.em.fork().transactional(async (em) => {
    const now = clock.now();
    const due = await statements.lockDueDigests.all(em, { now, most: MAX_AT_ONCE });
    if (due.length === 0) return 0;
    const today = easternDay(now);
    await beginBatch(em, 'DIGEST', today, now);
    await statements.addDigestAlerts.run(em, { now, day: today, userIds: due.map(({ userId }) => userId) });
    const moved = due.map(({ userId, timeZone, mail, ...times }) => ({
      user_id: userId,
      next: mail === 'DIGEST' ? nextDigestAt(times, zoneOf(timeZone), now, { sentToday: true }) : null,
    }));
    await statements.moveDigests.run(em, { moved: JSON.stringify(moved) });
    return due.length;
  });
}

async function beginBatch(
  em: EntityManager,
  kind: 'DIGEST' | 'RECAP',
  day: string,
  now: Date,
): Promise<void> {
  await statements.lockDayBatch.some(em, { name: `alert-batch:${kind}` });
  await statements.addDayBatch.run(em, { kind, day, now, wholeAt: kind === 'DIGEST' ? now : null });
}

/** Results are sent from eight in the morning on, once all are known, and at noon in any case. */
const RECAP_FROM = '08:00';
const RECAP_BY_HOURS = 4;

async function beginRecap({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const today = easternDay(now);
  const from = easternInstant(today, RECAP_FROM);
  if (now < from || now.getTime() > from.getTime() + 2 * RECAP_BY_HOURS * HOUR) return;
  const day = addDays(today, -1);
  const found = await statements.recapState.first(database.em, { day });
  if (!found || found.begun || found.posted === 0) return;
  const isLate = now.getTime() >= from.getTime() + RECAP_BY_HOURS * HOUR;
  if (found.pending > 0 && !isLate) return;
  await database.em.fork().transactional((em) => beginBatch(em, 'RECAP', day, now));
}
