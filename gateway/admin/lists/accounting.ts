import { type SqlBool, sql } from 'kysely';
import { AppError } from '#gateway/app-error.ts';
import type { Order } from '#gateway/database/page.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import { type DisputeState, disputeOutcome } from '#schema/rules/money/disputes.ts';
import { CURRENCY, decimalDollars } from '#schema/rules/money/money.ts';
import { planOf } from '#schema/rules/money/plans.ts';
import { daysOfMonth, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { AdminList } from './admin-list.ts';
import { onDays } from './on-days.ts';

/** Money that moved once. */
interface Movement {
  id: string;
  at: Date;
  kind: 'Charge' | 'Refund' | 'Dispute' | 'Dispute Returned';
  /** Negative where money left. */
  cents: number;
  transactionId: string | null;
  number: string;
  /** Of a refund and a dispute: the charge's invoice. */
  chargeNumber: string | null;
  tier: Tier;
  billedTo: BillingDetails | null;
  email: string;
  discountCents: number;
  disputeState: DisputeState | null;
}

const OF_INVOICE = `i.tier, i.billed_to as "billedTo", u.email`;
/** The credit for a plan that an upgrade replaces is a negative line too, and no discount. */
const DISCOUNT = `case when i.kind like 'upgrade%' then 0
  else coalesce((select -sum(l.cents) from invoice_lines l where l.invoice_id = i.id and l.cents < 0), 0) end::int`;

/** Charges, refunds and disputes, each as `cash_by_day` counts it: the same rows on the same days. */
const MOVEMENTS = `
  select a.order_id as id, a.settled_at as at, 'Charge' as kind, a.amount_cents as cents, a.transaction_id as "transactionId",
         i.number, null as "chargeNumber", ${OF_INVOICE}, ${DISCOUNT} as "discountCents", null as "disputeState"
    from received_charges() a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id
  union all
  select c.id, c.paid_at, 'Refund', -c.total_cents, a.transaction_id, c.number, i.number, ${OF_INVOICE}, 0, null
    from sent_refunds() c join invoices i on i.id = substr(c.kind, length('credit-') + 1) join users u on u.id = c.user_id
    left join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
  union all
  select d.dispute_id, d.at, d.what, d.cents, d.transaction_id, i.number, i.number, ${OF_INVOICE}, 0, d.state
    from (select *, taken_at as at, 'Dispute' as what, -amount_cents as cents from disputes where taken_at is not null
           union all
          select *, closed_at, 'Dispute Returned', returned_cents from disputes where returned_cents > 0) d
    join payment_attempts a on a.transaction_id = d.transaction_id
    join invoices i on i.id = a.invoice_id join users u on u.id = d.user_id`;

const IN_ORDER: Order<Movement> = {
  list: 'accounting',
  descending: false,
  columns: [
    { column: 'r.at', type: 'timestamptz', of: ({ at }) => at },
    { column: 'r.kind', type: 'text', of: ({ kind }) => kind },
    { column: 'r.id', type: 'text', of: ({ id }) => id },
  ],
};

const decimal = (cents: number) => ({ decimal: decimalDollars(cents) });

/**
 * A month of New York for an accountant, a row for each movement of money. Its first three columns are the bank statement that
 * bookkeeping programs import: a date as Americans write it, a text, a signed amount (docs/accounting.md).
 */
export const accountingList: AdminList<Movement, { month?: string }> = {
  scopes: ['MONEY'],
  order: () => IN_ORDER,
  rows: (em, { month = '' }) =>
    tableOf<Movement>(em, MOVEMENTS).where(sql<SqlBool>`${onDays('r.at', daysOfMonth(month))}`),
  async refuse(_em, { month }) {
    if (!month) throw new AppError('BAD_USER_INPUT', 'Choose a month, such as month=2026-11');
  },
  columns: {
    Date: ({ at }) => americanDay(easternDay(at)),
    Description: ({ kind, tier, number }) => `${kind} ${planOf(tier).name} ${number}`,
    Amount: ({ cents }) => decimal(cents),
    Payee: ({ billedTo, email }) => nameOf(billedTo) || email,
    Reference: ({ transactionId }) => transactionId,
    Currency: () => CURRENCY,
    Type: ({ kind }) => kind,
    Invoice: ({ number }) => number,
    'Invoice of Charge': ({ chargeNumber }) => chargeNumber,
    Plan: ({ tier }) => planOf(tier).name,
    Email: ({ email }) => email,
    Country: ({ billedTo }) => billedTo?.country ?? null,
    State: ({ billedTo }) => billedTo?.state ?? null,
    Discount: ({ discountCents }) => decimal(discountCents),
    // Prices contain their taxes, which `seller` separates, and the processor reports no fee of a card payment.
    Tax: () => null,
    Fee: () => null,
    'Dispute Outcome': ({ disputeState }) => disputeState && disputeOutcome(disputeState),
  },
};

/** 2026-11-05 as 11/05/2026. */
function americanDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

function nameOf(billedTo: BillingDetails | null): string {
  return billedTo ? `${billedTo.firstName} ${billedTo.lastName}`.trim() : '';
}
