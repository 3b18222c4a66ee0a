import type { Rows } from '#gateway/database/rows.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { declinedInvoices, undecidedInvoices } from './declined-invoices.ts';
import type { CountedFigure, FigureOfDay } from './figure-of-day.ts';

/** A figure of each day between two, which are given as expressions, counted from rows. Each is named in this order. */
const ROWS: Record<CountedFigure, (first: string, last: string) => string> = {
  /** Members who paid at the start of a month and not at its end: one who left and came back within it is not gone. */
  GONE: (first, last) => `select month as day, '' as value, count(*)::int as found, 0::bigint as cents from (
       select date_trunc('month', day::timestamp)::date as month from mrr_movements
        where day between ${first}::date and ${last}::date and payers <> 0 group by 1, user_id having sum(payers) = -1) left_for_good
      group by 1`,
  /** What members said at the cancellation of plans that ended. */
  SAID: (
    first,
    last,
  ) => `select m.day, coalesce(s.cancel_reason, '') as value, count(*)::int as found, 0::bigint as cents
       from mrr_movements m join subscriptions s on s.id = m.subscription_id
      where m.kind = 'CHURN' and m.reason = 'cancelled' and m.day between ${first}::date and ${last}::date group by 1, 2`,
  DECLINED: declinedInvoices,
};

/** Before all rows. */
const EVER = '2000-01-01';

/** The last day before the month of a day. */
const beforeMonthOf = (day: string) => addDays(`${day.slice(0, 7)}-01`, -1);

/** The last days that are counted: over for a day at least, so that no transaction which dates rows to them is still open. */
function lastDays(now: Date): Record<CountedFigure, string> {
  const over = addDays(easternDay(now), -2);
  return { GONE: beforeMonthOf(addDays(over, 1)), SAID: over, DECLINED: over };
}

/** What the nightly check counts: of declined invoices those that are decided, and the others by name, at one moment. */
const COUNTED: typeof ROWS = {
  ...ROWS,
  DECLINED: (first, last) => `select * from (${ROWS.DECLINED(first, last)}) d where value <> 'open'
    union all ${undecidedInvoices(first, last)}`,
};

/** All that can be counted at a moment. Takes seconds in a large database. */
export async function countFigures(rows: Rows, now: Date): Promise<(FigureOfDay & { figure: string })[]> {
  const counted = [];
  for (const [figure, last] of Object.entries(lastDays(now)) as [CountedFigure, string][]) {
    const days = await rows.execute<FigureOfDay[]>(
      `select day::text, value, found, cents from (${COUNTED[figure](`'${EVER}'`, `'${last}'`)}) d`,
    );
    // Says how far was counted.
    const end = { day: last, value: 'END', found: 0, cents: 0 };
    counted.push(...[...days, end].map((each) => ({ ...each, figure })));
  }
  return counted;
}

/** Keeps them instead of those of the night before, for the page of revenue. */
export async function keepFigures(rows: Rows, figures: readonly FigureOfDay[]): Promise<void> {
  await rows.execute(
    `with found as (
       select figure, day, value, found, cents
         from jsonb_to_recordset(?::jsonb) as f (figure text, day date, value text, found integer, cents bigint)),
     gone as (delete from revenue_days d where not exists (
       select from found f where (f.figure, f.day, f.value) = (d.figure, d.day, d.value)))
     insert into revenue_days (figure, day, value, found, cents) select * from found
         on conflict (figure, day, value) do update set found = excluded.found, cents = excluded.cents`,
    [JSON.stringify(figures)],
    'run',
  );
}

/** A figure of the days between two, from what was counted and, for the days since, from rows. */
export async function readFigure(
  rows: Rows,
  figure: CountedFigure,
  from: string,
  to: string,
): Promise<FigureOfDay[]> {
  const last = await lastCounted(rows, figure, to);
  const first = last < from ? from : addDays(last, 1);
  const kept = last < from ? [] : await rows.execute<FigureOfDay[]>(KEPT, [figure, from, last]);
  if (first > to) return kept;
  const since = await rows.execute<FigureOfDay[]>(
    `select day::text, value, found, cents::float8 as cents from (${ROWS[figure]('?', '?')}) d`,
    figure === 'DECLINED' ? [first, to, first] : [first, to],
  );
  return [...kept, ...since];
}

const KEPT = `select day::text, value, found, cents::float8 as cents from revenue_days
  where figure = ? and found > 0 and day between ?::date and ?::date`;

/** The last stored day that a range can use, months only whole; '' if there is none. */
async function lastCounted(rows: Rows, figure: CountedFigure, to: string): Promise<string> {
  const [end] = await rows.execute<{ day: string }[]>(
    `select day::text from revenue_days where figure = ? and value = 'END'`,
    [figure],
  );
  const wanted = figure === 'GONE' ? beforeMonthOf(addDays(to, 1)) : to;
  return end && wanted < end.day ? wanted : (end?.day ?? '');
}
