import type { Services } from '#gateway/auth/context.ts';
import { staffWith } from '#gateway/auth/staff.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { type LateOpening, lateOpenings } from '#gateway/record/reveal-days.ts';
import { HOUR } from '#schema/rules/time/durations.ts';

/** The last mail comes so long before the picks count as lost. */
const LAST_WARNING = 6 * HOUR;

/**
 * Tells admins of picks that have not opened while that costs nothing yet: as soon as they are late, which is almost a day
 * before, and once more when six hours are left.
 */
export async function warnOfLateOpenings({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const late = (await lateOpenings(database.em, now)).filter(({ lostAt }) => lostAt > now);
  if (late.length === 0) return;
  const admins = await staffWith(database.em, 'PICKS');
  for (const opening of late)
    for (const { email } of admins) {
      const key = `admin-late-opening:${opening.day}:${urgency(opening, now)}:${email}`.slice(0, 120);
      const { day, picks, unitsEach, dueAt, lostAt } = opening;
      const data = { day, picks, unitsEach, dueAt: dueAt.toISOString(), lostAt: lostAt.toISOString() };
      await enqueue(database.em, { key, recipient: email, template: 'admin-late-opening', data }, now);
    }
}

function urgency({ lostAt }: LateOpening, now: Date): 'first' | 'last' {
  return lostAt.getTime() - now.getTime() <= LAST_WARNING ? 'last' : 'first';
}
