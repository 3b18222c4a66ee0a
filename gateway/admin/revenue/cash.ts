import type { Rows } from '#gateway/database/rows.ts';

/** What moved on a day, in cents. */
export interface CashOfDay {
  charged: number;
  refunded: number;
  chargedBack: number;
}

/**
 * Days of New York, between two expressions, with the moments at which they begin and end. One index sum a day is five times
 * faster than grouping payments by day.
 */
const days = (
  first: string,
  last: string,
) => `select day::date, day::timestamp at time zone 'America/New_York' as begins,
    (day + interval '1 day')::timestamp at time zone 'America/New_York' as ends
  from generate_series(${first}::date::timestamp, ${last}::date::timestamp, interval '1 day') day`;

const CHARGED = `coalesce((select sum(amount_cents) from payment_attempts
  where state = 'succeeded' and voided_at is null and settled_at >= d.begins and settled_at < d.ends), 0)`;

/** A refund's `kind` is `credit-<invoice id>`. */
const REFUNDED = `coalesce((select sum(total_cents) from invoices c
  where type = 'credit' and state = 'paid' and paid_at >= d.begins and paid_at < d.ends
    and not exists (select from payment_attempts a
      where a.invoice_id = substr(c.kind, length('credit-') + 1) and a.voided_at is not null)), 0)`;

/**
 * Days with a charge voided since they were summed: all else that is dated to a day is written on that day.
 * A transaction may have canceled something before the sums were counted and been committed after it, but not for a whole day.
 */
const CHANGED = `select (moved at time zone 'America/New_York')::date as day
  from payment_attempts a join invoices i on i.id = a.invoice_id cross join lateral (
    select a.settled_at as moved
    union all
    select paid_at from invoices c where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id and c.state = 'paid') m
 where a.voided_at >= (select min(counted_at) from cash_days) - interval '1 day'`;

/**
 * Charges on the day they were paid, refunds on the day they were made, disputes on the day they were opened. A charge that
 * was canceled before it settled moved nothing, and its refund neither. Days that were counted come from their sums.
 */
export async function readCash(
  rows: Rows,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, CashOfDay>> {
  const found = await rows.execute<({ day: string } & CashOfDay)[]>(
    `select d.day::text,
       (case when s.day is null then ${CHARGED} else s.charged_cents end)::float8 as charged,
       (case when s.day is null then ${REFUNDED} else s.refunded_cents end)::float8 as refunded,
       coalesce((select sum(amount_cents) from disputes where opened_at >= d.begins and opened_at < d.ends), 0)::float8
         as "chargedBack"
     from (${days('?', '?')}) d left join cash_days s on s.day = d.day and s.day not in (${CHANGED}) order by 1`,
    [from, to],
  );
  return new Map(found.map(({ day, ...cash }) => [day, cash]));
}

const FIRST_DAY = `(least((select min(settled_at) from payment_attempts where state = 'succeeded' and voided_at is null),
  (select min(paid_at) from invoices where type = 'credit' and state = 'paid')) at time zone 'America/New_York')`;

/** The sums of all days up to one, added up from rows. Takes seconds in a large house. */
export function cashByDay(rows: Rows, last: string): Promise<unknown[]> {
  return rows.execute<unknown[]>(
    `select d.day::text, ${CHARGED} as charged_cents, ${REFUNDED} as refunded_cents from (${days(FIRST_DAY, `'${last}'`)}) d`,
  );
}

/** How many counted days differ from their rows. Its query shares nothing with the one that counts. */
export const CASH_DAYS_THAT_DIFFER = `select count(*)::int as found from (
    select day, sum(charged) as charged, sum(refunded) as refunded from (
      select (settled_at at time zone 'America/New_York')::date as day, amount_cents as charged, 0 as refunded
        from payment_attempts where state = 'succeeded' and voided_at is null
      union all
      select (paid_at at time zone 'America/New_York')::date, 0, total_cents from invoices where type = 'credit' and state = 'paid'
         and not exists (select from payment_attempts a where 'credit-' || a.invoice_id = invoices.kind and a.voided_at is not null)
    ) money group by 1) r
  right join cash_days s using (day)
 where (coalesce(r.charged, 0), coalesce(r.refunded, 0)) is distinct from (s.charged_cents::numeric, s.refunded_cents::numeric)
   and day not in (${CHANGED})`;
