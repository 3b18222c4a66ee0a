import type { Rows } from '#gateway/database/rows.ts';
import { TRIAL_MILLISECONDS } from '#schema/rules/money/periods.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import type { TrialMonthType } from '#schema/types/retention.type.ts';

/** A trial that is not paid for so long after its end counts as lost. */
const PAID_WITHIN_MILLISECONDS = 8 * DAY;

/** Trials of plans by the month of their end. Their starts are kept for two years (the privacy page says so). */
export function readTrials(rows: Rows, from: string, to: string, now: Date): Promise<TrialMonthType[]> {
  return rows.execute<TrialMonthType[]>(
    `select to_char(ended_at at time zone 'America/New_York', 'YYYY-MM') as month, count(*)::int as ended,
            count(*) filter (where paid)::int as paid,
            count(*) filter (where not paid and ended_at > ?::timestamptz - interval '${PAID_WITHIN_MILLISECONDS} ms')::int as open
       from (
         select ended_at, exists (select from invoices i where i.subscription_id = t.subscription_id and i.type = 'charge'
                  and i.state = 'paid' and i.total_cents > 0
                  and i.paid_at <= ended_at + interval '${PAID_WITHIN_MILLISECONDS} ms') as paid
           from (select subscription_id, created_at + interval '${TRIAL_MILLISECONDS} ms' as ended_at from trial_grants
                  where created_at >= ?::timestamp at time zone 'America/New_York' - interval '${TRIAL_MILLISECONDS} ms'
                    and created_at < (?::date + 1)::timestamp at time zone 'America/New_York' - interval '${TRIAL_MILLISECONDS} ms'
                    and created_at <= ?::timestamptz - interval '${TRIAL_MILLISECONDS} ms') t
       ) trials group by 1 order by 1`,
    [now, from, to, now],
  );
}
