import type { Rows } from '#gateway/database/rows.ts';
import type { MovementKind } from '#schema/rules/money/mrr.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import type { RetentionRowType } from '#schema/types/desk/retention.type.ts';
import type { RevenueMonthType } from '#schema/types/desk/revenue.type.ts';
import { balanceBefore, lostMembers, movementsByMonth, retentionByMonth } from './figures.sql.ts';

const nextMonth = (month: string) => addDays(`${month}-01`, 31).slice(0, 7);

/** Every month between two days, whole or begun, with what it began and ended with. */
export async function revenueMonths(rows: Rows, from: string, to: string): Promise<RevenueMonthType[]> {
  const range = { from: `${from.slice(0, 7)}-01`, to };
  const moved = await movementsByMonth.all(rows, range);
  const lost = await lostMembers.all(rows, range);
  const balance = await balanceBefore.first(rows, { day: range.from });
  let { cents, payers } = balance ?? { cents: 0, payers: 0 };
  const months: RevenueMonthType[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month)) {
    const own = moved.filter((each) => each.month === month);
    const of = (kind: MovementKind) => own.find((each) => each.kind === kind)?.cents ?? 0;
    const parts = {
      ...{ newCents: of('NEW'), reactivationCents: of('REACTIVATION'), expansionCents: of('EXPANSION') },
      ...{ contractionCents: of('CONTRACTION'), priceCents: of('PRICE'), churnCents: of('CHURN') },
      ...{ pauseCents: of('PAUSE'), resumeCents: of('RESUME') },
    };
    const start = { startCents: cents, startPayers: payers };
    cents += Object.values(parts).reduce((sum, part) => sum + part, 0);
    payers += own.reduce((sum, each) => sum + each.payers, 0);
    const gonePayers = lost.find((each) => each.month === month)?.members ?? 0;
    months.push({ month, ...start, ...parts, endCents: cents, endPayers: payers, gonePayers });
  }
  return months;
}

/** The newest cohorts that are shown. */
const COHORTS = 24;

/** The members of each month of first payments, and how many of them paid at the end of each month since. */
export async function readRetention(rows: Rows, today: string): Promise<RetentionRowType[]> {
  const first = `${Number(today.slice(0, 4)) - COHORTS / 12}${today.slice(4, 7)}-01`;
  const changes = await retentionByMonth.all(rows, { first });
  const cohorts = [...new Set(changes.map(({ cohort }) => cohort))];
  return cohorts.map((cohort) => {
    const own = changes.filter((each) => each.cohort === cohort);
    const paying: number[] = [];
    for (let month = cohort; month <= today.slice(0, 7); month = nextMonth(month))
      paying.push((paying.at(-1) ?? 0) + (own.find((each) => each.month === month)?.payers ?? 0));
    return { cohort, members: own[0]?.members ?? 0, paying };
  });
}
