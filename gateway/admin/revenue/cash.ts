import type { Rows } from '#gateway/database/rows.ts';

/** What moved on a day, in cents. */
export interface CashOfDay {
  charged: number;
  refunded: number;
  chargedBack: number;
}

/**
 * Days of New York with the moments at which they begin and end. A sum over an index for each of them takes a fifth of the time
 * that it takes to tell of each payment on which day it was made.
 */
const DAYS = `select day::date, day::timestamp at time zone 'America/New_York' as begins,
    (day + interval '1 day')::timestamp at time zone 'America/New_York' as ends
  from generate_series(?::date::timestamp, ?::date::timestamp, interval '1 day') day`;

/**
 * Charges on the day they were paid, refunds on the day they were made, disputes on the day they were opened. A charge that
 * was canceled before it settled moved nothing, and its refund neither.
 */
export async function readCash(
  rows: Rows,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, CashOfDay>> {
  const found = await rows.execute<({ day: string } & CashOfDay)[]>(
    `select d.day::text,
       coalesce((select sum(amount_cents) from payment_attempts
         where state = 'succeeded' and voided_at is null and settled_at >= d.begins and settled_at < d.ends), 0)::float8 as charged,
       coalesce((select sum(total_cents) from invoices c
         where type = 'credit' and state = 'paid' and paid_at >= d.begins and paid_at < d.ends
           and not exists (select from payment_attempts a
             where a.invoice_id = substr(c.kind, length('credit-') + 1) and a.voided_at is not null)), 0)::float8 as refunded,
       coalesce((select sum(amount_cents) from disputes where opened_at >= d.begins and opened_at < d.ends), 0)::float8
         as "chargedBack"
     from (${DAYS}) d`,
    [from, to],
  );
  return new Map(found.map(({ day, ...cash }) => [day, cash]));
}
