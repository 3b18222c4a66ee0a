import { sql } from 'kysely';
import type { Services } from '#gateway/auth/context.ts';
import { isUnopened } from '#gateway/picks/counted-picks.ts';

/**
 * Picks that should have been opened by now and were not count as lost at the most units of when they were sealed, for ever (docs/record.md). What
 * opens a day late does the same (gateway/database/program/record/reveal-days.sql), so that nothing is forgiven where this job did not run.
 */
export async function markOverdue({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await sql`
    insert into record_overdue (pick_id, at, most_units)
    select picks.id, ${now}, record_most_units(picks.id) from picks
     where picks.status <> 'DRAFT' and ${isUnopened(now)}
        on conflict (pick_id) do nothing`.execute(database.em.getKysely());
}
