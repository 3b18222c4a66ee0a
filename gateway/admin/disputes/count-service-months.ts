import type { Services } from '#gateway/auth/context.ts';
import { addDays, daysOfMonth, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { countServiceMonth } from './count-service-months.sql.ts';

/** How many members one statement counts. */
const SLICE = 500;

/**
 * Counts what members had of the plans they bought: this month so far, and what the month before still lacks. It runs far more often
 * than the sources are deleted. Repeating it adds nothing.
 */
export async function countServiceMonths(services: Services): Promise<void> {
  const now = services.clock.now();
  const thisMonth = easternDay(now).slice(0, 7);
  const before = addDays(`${thisMonth}-01`, -1).slice(0, 7);
  await countMonth(services, before, easternInstant(`${thisMonth}-01`, '00:00'));
  await countMonth(services, thisMonth, now);
}

async function countMonth({ database }: Services, month: string, until: Date): Promise<void> {
  const { from } = daysOfMonth(month);
  const startsAt = easternInstant(from, '00:00');
  let after = '';
  for (;;) {
    const given = { month: from, startsAt, until, after, most: SLICE };
    const counted = await countServiceMonth.all(database.em, given);
    if (counted.length < SLICE) return;
    after = counted.at(-1)?.userId ?? after;
  }
}
