import { type SqlBool, sql } from 'kysely';
import { AppError } from '#gateway/app-error.ts';
import type { Order } from '#gateway/database/page.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import { disputeOutcome } from '#schema/rules/money/disputes.ts';
import { CURRENCY, decimalDollars } from '#schema/rules/money/money.ts';
import { planOf } from '#schema/rules/money/plans.ts';
import { daysOfMonth, easternDay } from '#schema/rules/time/eastern-time.ts';
import { type MoneyMovementsRow, moneyMovements } from './accounting.sql.ts';
import type { AdminList } from './admin-list.ts';
import { onDays } from './on-days.ts';

/** Money that moved once. */
type Movement = MoneyMovementsRow;

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
 * bookkeeping programs import: a date as Americans write it, a text, a signed amount (docs/operations.md).
 */
export const accountingList: AdminList<Movement, { month?: string }> = {
  scopes: ['MONEY'],
  order: () => IN_ORDER,
  rows: (em, { month = '' }) =>
    tableOf(em, moneyMovements).where(sql<SqlBool>`${onDays('r.at', daysOfMonth(month))}`),
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
