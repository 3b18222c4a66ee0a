import { type RawBuilder, sql } from 'kysely';
import { OVERDUE_AFTER_HOURS } from '#schema/rules/record/record-rules.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';

/**
 * Picks as the record counts them, by the verifier's rules: a pick that was not opened in time is a loss at the maximum
 * units, whatever its row says. Append a condition on `picks`.
 */
export function countedPicks(now: Date) {
  return sql`
  select league, tier, analyst, date, starts_at, imported, overdue, late and not overdue as late,
         case when overdue then 'PUBLISHED' else status end as status,
         case when overdue then 'LOSS' else result end as result,
         case when overdue then coalesce((select most_units from record_overdue where pick_id = id), record_most_units(id))
              else units end as units,
         case when overdue then 1 else odds end as odds
    from (select *, exists (select from record_overdue where pick_id = id) or ${isUnopened(now)} as overdue from picks) picks`;
}

/**
 * Picks that should have been opened by now and were not; opened later they stay in `record_overdue`. Of a row of `picks`
 * that is no draft.
 */
export function isUnopened(now: Date): RawBuilder<boolean> {
  const lastDay = addDays(easternDay(now), -1 - OVERDUE_AFTER_HOURS / 24);
  return sql`(not imported and reveal_on <= ${lastDay}::date and not exists (select from record_days where day = reveal_on))`;
}
