import { sql } from 'kysely';
import { addDays, easternDay } from '#schema/rules/eastern-time.ts';
import { OVERDUE_AFTER_HOURS } from '#schema/rules/record-rules.ts';

/**
 * Picks as the record counts them, by the verifier's rules: a pick that was not opened in time is a loss at the maximum
 * units, whatever its row says. Append a condition on `picks`.
 */
export function countedPicks(now: Date) {
  return sql`
  select league, tier, analyst, date, starts_at, imported, overdue, late and not overdue as late,
         case when overdue then 'PUBLISHED' else status end as status,
         case when overdue then 'LOSS' else result end as result,
         case when overdue then (select most_units from record_head) else units end as units,
         case when overdue then 1 else odds end as odds
    from (select *, not imported and reveal_on <= ${overdueDay(now)}::date
                    and not exists (select from record_days where day = reveal_on) as overdue from picks) picks`;
}

/** Picks that were due to be opened up to this New York day are overdue unless they were opened. */
function overdueDay(now: Date): string {
  return addDays(easternDay(now), -1 - OVERDUE_AFTER_HOURS / 24);
}
