import type { Rows } from '#gateway/database/rows.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import type { RetentionRowType } from '#schema/types/desk/retention.type.ts';

/** The newest cohorts that are shown. */
const COHORTS = 24;

interface CohortMonth {
  cohort: string;
  month: string;
  payers: number;
}

/** The members of each month of first payments, and how many of them paid at the end of each month since. */
export async function readRetention(rows: Rows, today: string): Promise<RetentionRowType[]> {
  const months = await rows.execute<(CohortMonth & { members: number })[]>(
    `select to_char(c.cohort, 'YYYY-MM') as cohort, to_char(month, 'YYYY-MM') as month, payers, f.members
       from mrr_cohorts c join (
         select date_trunc('month', day)::date as cohort, sum(movements)::int as members from mrr_days where kind = 'NEW' group by 1
       ) f on f.cohort = c.cohort
      where c.cohort >= ?::date - interval '${COHORTS} months' order by 1, 2`,
    [`${today.slice(0, 7)}-01`],
  );
  const cohorts = [...new Set(months.map(({ cohort }) => cohort))];
  return cohorts.map((cohort) => {
    const own = months.filter((each) => each.cohort === cohort);
    return { cohort, members: own[0]?.members ?? 0, paying: runningSums(own, cohort, today.slice(0, 7)) };
  });
}

function runningSums(own: readonly CohortMonth[], cohort: string, last: string): number[] {
  const sums: number[] = [];
  let paying = 0;
  for (let month = cohort; month <= last; month = addDays(`${month}-01`, 31).slice(0, 7)) {
    paying += own.find((each) => each.month === month)?.payers ?? 0;
    sums.push(paying);
  }
  return sums;
}
