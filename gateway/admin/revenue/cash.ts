import type { Rows } from '#gateway/database/rows.ts';

/** What moved on a day, in cents. */
export interface CashOfDay {
  charged: number;
  refunded: number;
  chargedBack: number;
}

const DAY_OF = (column: string) => `(${column} at time zone 'America/New_York')::date`;
/** Whole days of New York, by the moments at which they begin. */
const WITHIN = (column: string) =>
  `${column} >= ?::timestamp at time zone 'America/New_York' and ${column} < (?::date + 1)::timestamp at time zone 'America/New_York'`;

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
    `select day::text, sum(charged)::float8 as charged, sum(refunded)::float8 as refunded,
            sum(charged_back)::float8 as "chargedBack"
       from (
         select ${DAY_OF('settled_at')} as day, amount_cents as charged, 0 as refunded, 0 as charged_back
           from payment_attempts where state = 'succeeded' and voided_at is null and ${WITHIN('settled_at')}
         union all
         select ${DAY_OF('paid_at')}, 0, total_cents, 0 from invoices c
          where type = 'credit' and state = 'paid' and ${WITHIN('paid_at')}
            and not exists (select from payment_attempts a
              where a.invoice_id = substr(c.kind, length('credit-') + 1) and a.voided_at is not null)
         union all
         select ${DAY_OF('opened_at')}, 0, 0, amount_cents from disputes where ${WITHIN('opened_at')}
       ) moved group by 1`,
    [from, to, from, to, from, to],
  );
  return new Map(found.map(({ day, ...cash }) => [day, cash]));
}
