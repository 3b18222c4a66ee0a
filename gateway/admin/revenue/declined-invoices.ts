import type { Rows } from '#gateway/database/rows.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import type { FigureOfDay } from './figure-of-day.ts';

/** The moment at which a day of New York begins; the day is given as an expression. */
const midnight = (day: string) => `${day}::timestamp at time zone 'America/New_York'`;

/** That an invoice `i` was created between two days, given as expressions. */
const createdBetween = (first: string, last: string) =>
  `i.created_at >= ${midnight(first)} and i.created_at < ${midnight(`(${last}::date + 1)`)}`;

const DAY = `(i.created_at at time zone 'America/New_York')::date as day`;
/** Renewals and first payments after a trial. */
const KINDS = `i.kind in ('renewal', 'conversion')`;

/**
 * What became of some invoices that a bank declined, by the day of the invoice, so each once. A silent processor is no decline. Only
 * declines `a` from `first` on are read. `coalesce` for the planner, which takes a code to be null as often as it
 * is where no payment was declined.
 */
const declined = (
  first: string,
  { invoices, declines }: { invoices: string; declines: string },
) => `select ${DAY},
       case i.state when 'paid' then 'recovered' when 'open' then 'open' else 'lost' end as value,
       count(*)::int as found, sum(i.total_cents)::bigint as cents
  from invoices i where ${KINDS} and ${invoices}
   and i.id in (select a.invoice_id from payment_attempts a where a.state = 'declined' and coalesce(a.decline_code, '${NOT_CHARGED}') <> '${NOT_CHARGED}'
                 and a.created_at >= ${midnight(first)} and ${declines})
 group by 1, 2`;

/** Declined invoices of the days between two, which are given as expressions. */
export const declinedInvoices = (first: string, last: string) =>
  declined(first, { invoices: createdBetween(first, last), declines: 'true' });

/** Invoices that are open and may still be paid, lost or declined: each is a value of its own, of which nothing is counted. */
export const undecidedInvoices = (
  first: string,
  last: string,
) => `select ${DAY}, i.id as value, 0 as found, 0::bigint as cents
  from invoices i where i.state = 'open' and ${KINDS} and ${createdBetween(first, last)}`;

/** What has become of invoices that were open in the night in which their days were counted. */
export async function readUndecided(rows: Rows, from: string, to: string): Promise<FigureOfDay[]> {
  const open = await rows.execute<{ day: string; id: string }[]>(
    `select day::text, value as id from revenue_days
      where figure = 'DECLINED' and found = 0 and value <> 'END' and day between ?::date and ?::date order by day`,
    [from, to],
  );
  const [oldest] = open;
  if (!oldest) return [];
  // Looks up these invoices only, not all declines of the range.
  const those = declined('?', { invoices: 'true', declines: 'a.invoice_id = any(?::text[])' });
  return rows.execute<FigureOfDay[]>(
    `select day::text, value, found, cents::float8 as cents from (${those}) d`,
    [oldest.day, `{${open.map(({ id }) => id).join(',')}}`],
  );
}
