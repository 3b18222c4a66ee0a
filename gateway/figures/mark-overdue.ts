import { sql } from 'kysely';
import type { Services } from '#gateway/auth/context.ts';
import { isUnopened } from '#gateway/picks/counted-picks.ts';
import { OVERDUE_AFTER_HOURS } from '#schema/rules/record/record-rules.ts';
import { DAY, HOUR } from '#schema/rules/time/durations.ts';

/**
 * Picks that should have been opened by now and were not count as lost at the most units of when they were sealed, for good (docs/record.md). What
 * opens a day late does the same (gateway/database/program/record/reveal-days.sql), so that nothing is forgiven where this job did not run.
 */
export async function markOverdue({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await sql`
    insert into record_overdue (pick_id, at, most_units)
    select picks.id, ${now}, record_most_units(picks.id) from picks
     where picks.status <> 'DRAFT' and (${isUnopened(now)} or picks.id in (
           select l.pick_id from missed_openings() l
            where l.reveal_by <= ${overdueBefore(now)} and l.reveal_by > ${missedSince(now)}))
        on conflict (pick_id) do nothing`.execute(database.em.getKysely());
}

const overdueBefore = (now: Date) => new Date(now.getTime() - OVERDUE_AFTER_HOURS * HOUR).toISOString();

/** The job runs each minute and reads no older days: it would read the whole log. */
const missedSince = (now: Date) => new Date(now.getTime() - 14 * DAY).toISOString();
