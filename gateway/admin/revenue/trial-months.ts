import type { Rows } from '#gateway/database/rows.ts';
import { TRIAL_MILLISECONDS } from '#schema/rules/money/periods.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { MAX_DAYS_GIVEN } from '#schema/types/member-act.input.ts';
import type { TrialMonthType } from '#schema/types/retention.type.ts';

/** A trial that is not paid for so long after its end counts as lost. */
const PAID_WITHIN_MILLISECONDS = 8 * DAY;

/** How far back trials may have begun that end in a range: two gifts of days of the longest kind. */
const PROLONGED_MILLISECONDS = 2 * MAX_DAYS_GIVEN * DAY;

/** Days that were given before the first payment. */
const PROLONGED = `coalesce((select sum((e.details ->> 'days')::int) from subscription_events e
  where e.subscription_id = g.subscription_id and e.type = 'days-given' and not exists (
    select from subscription_events c where c.subscription_id = e.subscription_id
       and c.type in ('converted', 'upgraded') and c.at <= e.at)), 0)`;

/**
 * Trials of plans by the month of their end, which given days put off. Their starts are kept for two years (the privacy page says
 * so).
 */
export function readTrials(rows: Rows, from: string, to: string, now: Date): Promise<TrialMonthType[]> {
  return rows.execute<TrialMonthType[]>(
    `select to_char(ended_at at time zone 'America/New_York', 'YYYY-MM') as month, count(*)::int as ended,
            count(*) filter (where paid)::int as paid,
            count(*) filter (where not paid and ended_at > ?::timestamptz - interval '${PAID_WITHIN_MILLISECONDS} ms')::int as open
       from (
         select ended_at, exists (select from invoices i where i.subscription_id = t.subscription_id and i.type = 'charge'
                  and i.state = 'paid' and i.total_cents > 0
                  and i.paid_at <= ended_at + interval '${PAID_WITHIN_MILLISECONDS} ms') as paid
           from (select g.subscription_id, g.created_at + interval '${TRIAL_MILLISECONDS} ms' + ${PROLONGED} * interval '1 day' as ended_at
                   from trial_grants g
                  where g.created_at >= ?::timestamp at time zone 'America/New_York'
                          - interval '${TRIAL_MILLISECONDS + PROLONGED_MILLISECONDS} ms'
                    and g.created_at <= ?::timestamptz - interval '${TRIAL_MILLISECONDS} ms'
                 -- Else the days are added up again wherever the end is named.
                 offset 0) t
          where ended_at >= ?::timestamp at time zone 'America/New_York'
            and ended_at < (?::date + 1)::timestamp at time zone 'America/New_York' and ended_at <= ?::timestamptz
       ) trials group by 1 order by 1`,
    [now, from, now, from, to, now],
  );
}
