import type { Rows } from '#gateway/database/rows.ts';
import { LEDGER_MONTHS, type MovementKind } from '#schema/rules/money/mrr.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import type { ChurnReasonType, SaidReasonType } from '#schema/types/desk/retention.type.ts';
import type { RevenueDayType, RevenueMonthType } from '#schema/types/desk/revenue.type.ts';
import type { CashOfDay } from './cash.ts';
import { readFigure } from './counted-figures.ts';
import { readPastDue } from './past-due.ts';

interface Balance {
  cents: number;
  payers: number;
}

async function balanceBefore(rows: Rows, day: string): Promise<Balance> {
  const [sums] = await rows.execute<Balance[]>(
    `select coalesce(sum(cents12), 0)::float8 / ${LEDGER_MONTHS} as cents, coalesce(sum(payers), 0)::int as payers
       from mrr_days where day < ?`,
    [day],
  );
  return sums ?? { cents: 0, payers: 0 };
}

/** Every month between two days, whole or begun, with what it began and ended with. */
export async function revenueMonths(rows: Rows, from: string, to: string): Promise<RevenueMonthType[]> {
  const first = `${from.slice(0, 7)}-01`;
  const found = await rows.execute<{ month: string; kind: MovementKind; cents: number; payers: number }[]>(
    `select to_char(day, 'YYYY-MM') as month, kind, sum(cents12)::float8 / ${LEDGER_MONTHS} as cents, sum(payers)::int as payers
       from mrr_days where day between ? and ? group by 1, 2`,
    [first, to],
  );
  const gone = await gonePayers(rows, first, to);
  let { cents, payers } = await balanceBefore(rows, first);
  return monthsBetween(first, to).map((month) => {
    const of = (kind: MovementKind) =>
      found.find((each) => each.month === month && each.kind === kind)?.cents ?? 0;
    const parts = {
      ...{ newCents: of('NEW'), reactivationCents: of('REACTIVATION'), expansionCents: of('EXPANSION') },
      ...{ contractionCents: of('CONTRACTION'), priceCents: of('PRICE'), churnCents: of('CHURN') },
    };
    const start = { startCents: cents, startPayers: payers };
    cents += Object.values(parts).reduce((sum, part) => sum + part, 0);
    payers += found.filter((each) => each.month === month).reduce((sum, each) => sum + each.payers, 0);
    return {
      month,
      ...start,
      ...parts,
      endCents: cents,
      endPayers: payers,
      gonePayers: gone.get(month) ?? 0,
    };
  });
}

async function gonePayers(rows: Rows, first: string, to: string): Promise<Map<string, number>> {
  const gone = await readFigure(rows, 'GONE', first, to);
  return new Map(gone.map(({ day, found }) => [day.slice(0, 7), found]));
}

function monthsBetween(first: string, to: string): string[] {
  const months: string[] = [];
  for (let day = first; day <= to; day = `${addDays(day, 31).slice(0, 7)}-01`) months.push(day.slice(0, 7));
  return months;
}

interface MrrOfDay {
  day: string;
  mrrCents: number;
  pastDueCents: number | null;
}

/** Every day with the recurring revenue at its end, and how much of it was past due. */
export async function mrrByDay(rows: Rows, from: string, to: string): Promise<MrrOfDay[]> {
  const sums = await rows.execute<{ day: string; cents: number }[]>(
    `select day::text, sum(cents12)::float8 / ${LEDGER_MONTHS} as cents from mrr_days where day between ? and ? group by 1`,
    [from, to],
  );
  const moved = new Map(sums.map(({ day, cents }) => [day, cents]));
  let { cents: mrrCents } = await balanceBefore(rows, from);
  const pastDueAt = await readPastDue(rows, from, to);
  const days: MrrOfDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    mrrCents += moved.get(day) ?? 0;
    days.push({ day, mrrCents, pastDueCents: pastDueAt(day) });
  }
  return days;
}

/** The same days with the money that moved. */
export function daysWithCash(
  days: readonly MrrOfDay[],
  cash: ReadonlyMap<string, CashOfDay>,
): RevenueDayType[] {
  return days.map((each) => {
    const { charged = 0, refunded = 0, chargedBack = 0 } = cash.get(each.day) ?? {};
    return { ...each, chargedCents: charged, refundedCents: refunded, chargedBackCents: chargedBack };
  });
}

/** What members said at the cancellation of plans that ended between two days, the most frequent reason first. */
export async function saidReasons(rows: Rows, from: string, to: string): Promise<SaidReasonType[]> {
  const plans = new Map<string, number>();
  for (const { value, found } of await readFigure(rows, 'SAID', from, to))
    plans.set(value, (plans.get(value) ?? 0) + found);
  return [...plans]
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([reason, found]) => ({ reason: (reason || null) as SaidReasonType['reason'], plans: found }));
}

/** Why plans ended between two days, the most frequent reason first. */
export function churnReasons(rows: Rows, from: string, to: string): Promise<ChurnReasonType[]> {
  return rows.execute<ChurnReasonType[]>(
    `select reason, sum(movements)::int as plans, -sum(cents12)::float8 / ${LEDGER_MONTHS} as cents
       from mrr_days where kind = 'CHURN' and day between ? and ? group by reason order by 2 desc, 1`,
    [from, to],
  );
}
