import type { Services } from '#gateway/auth/context.ts';
import { addDays, easternDay } from '#schema/rules/eastern-time.ts';
import { OVERDUE_AFTER_HOURS } from '#schema/rules/record-rules.ts';

/** Picks that should have been opened by now and were not count as lost at the most units, for ever (docs/record.md). */
export async function markOverdue({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await database.em.execute(
    `insert into record_overdue (pick_id, at, most_units)
     select p.id, ?, h.most_units from picks p, record_head h
      where p.status <> 'DRAFT' and not p.imported and p.reveal_on <= ?::date
        and not exists (select from record_days where day = p.reveal_on)
     on conflict (pick_id) do nothing`,
    [now, addDays(easternDay(now), -1 - OVERDUE_AFTER_HOURS / 24)],
  );
}
