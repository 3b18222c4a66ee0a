import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { newestFirst, type Order } from '#gateway/database/page.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import type { RecoveryOutcome } from '#schema/rules/money/invoice-values.ts';
import type {
  ListedDisputeArgs,
  ListedDisputeType,
  ListedInvoiceArgs,
  ListedInvoiceType,
  ListedPaymentArgs,
  ListedPaymentType,
} from '#schema/types/desk/money-lists.type.ts';
import type { AdminList, ListQuery } from './admin-list.ts';
import * as statements from './money-lists.sql.ts';
import { onDays, type Range } from './on-days.ts';
import { paymentsFound, refuseSearch } from './payment-search.ts';

/** What was created on these days of New York. */
function within<Row>(query: ListQuery<Row>, range: Range) {
  return query.where(onDays('r.createdAt', range));
}

const is = (column: string, value: unknown) => sql<SqlBool>`${sql.ref(`r.${column}`)} = ${value}`;

/** Refunds that count as cash, in the order of their index. */
const SENT: Order<ListedInvoiceType> = {
  list: 'sent-refunds',
  descending: true,
  columns: [
    { column: 'r.paidAt', type: 'timestamptz', of: ({ paidAt, createdAt }) => paidAt ?? createdAt },
    { column: 'r.id', type: 'text', of: ({ id }) => id },
  ],
};

const OUTCOMES: Record<RecoveryOutcome, RawBuilder<SqlBool>> = {
  RECOVERED: sql`r.state = 'paid'`,
  OPEN: sql`r.state = 'open'`,
  LOST: sql`r.state not in ('paid', 'open')`,
};

/** As `declined_renewals` counts them: by the day of the invoice. Each that a page shows or passes over is looked up. */
const onceDeclined = (
  range: Range,
) => sql<SqlBool>`r.kind in ('renewal', 'conversion') and ${onDays('r.createdAt', range)}
  and exists (select from bank_declines() a where a.invoice_id = r.id)`;

/** Charges and refunds. Void ones, which nobody owes, only when they are requested. */
export const invoiceList: AdminList<ListedInvoiceType, ListedInvoiceArgs> = {
  scopes: ['INVOICES'],
  order: ({ cash }) => (cash ? SENT : newestFirst('listed-invoices')),
  rows: (em, filter) => {
    const { type, state, cash, recovery } = filter;
    const those = tableOf<ListedInvoiceType>(em, cash ? statements.sentRefunds : statements.allInvoices)
      .$if(type != null, (some) => some.where(is('type', type)))
      .$if(state != null, (some) => some.where(is('state', state)));
    if (cash) return those.where(onDays('r.paidAt', filter));
    if (recovery) return those.where(onceDeclined(filter)).where(OUTCOMES[recovery]);
    return within(those, filter).$if(state == null, (some) => some.where(sql<SqlBool>`r.state <> 'void'`));
  },
  columns: {
    number: ({ number }) => number,
    type: ({ type }) => (type === 'credit' ? 'REFUND' : 'CHARGE'),
    state: ({ state }) => state.toUpperCase(),
    cents: ({ cents }) => cents,
    plan: ({ tier }) => tier,
    member: ({ memberId }) => memberId,
    email: ({ email }) => email,
    created: ({ createdAt }) => createdAt,
    paid: ({ paidAt }) => paidAt,
  },
};

/** By a moment of the payment, and its order id. */
const paymentOrder = (
  list: string,
  column: string,
  of: (payment: ListedPaymentType) => Date,
): Order<ListedPaymentType> => ({
  list,
  descending: true,
  columns: [
    { column, type: 'timestamptz', of },
    { column: 'r.orderId', type: 'text', of: ({ orderId }) => orderId },
  ],
});
const NEWEST = paymentOrder('payments', 'r.createdAt', ({ createdAt }) => createdAt);
/** Payments that count as cash, in the order of their index. */
const PAID = paymentOrder('paid', 'r.settledAt', ({ settledAt, createdAt }) => settledAt ?? createdAt);

/** Every attempt to charge a card. */
export const paymentList: AdminList<ListedPaymentType, ListedPaymentArgs> = {
  scopes: ['MONEY'],
  order: ({ cash }) => (cash ? PAID : NEWEST),
  refuse: refuseSearch,
  rows: (em, filter) => {
    const those = tableOf<ListedPaymentType>(
      em,
      filter.cash ? statements.receivedPayments : statements.allPayments,
    )
      .$if(filter.state != null, (some) => some.where(is('state', filter.state)))
      .where(paymentsFound(filter));
    return filter.cash ? those.where(onDays('r.settledAt', filter)) : within(those, filter);
  },
  columns: {
    order: ({ orderId }) => orderId,
    transaction: ({ transactionId }) => transactionId,
    invoice: ({ invoiceNumber }) => invoiceNumber,
    state: ({ state }) => state.toUpperCase(),
    cents: ({ cents }) => cents,
    card: ({ cardType }) => cardType,
    last4: ({ last4 }) => last4,
    declined: ({ declineText }) => declineText,
    member: ({ memberId }) => memberId,
    email: ({ email }) => email,
    created: ({ createdAt }) => createdAt,
    paid: ({ settledAt, state }) => (state === 'succeeded' ? settledAt : null),
    voided: ({ voidedAt }) => voidedAt,
  },
};

const disputeOrder = (
  list: string,
  column: string,
  of: (dispute: ListedDisputeType) => Date,
): Order<ListedDisputeType> => ({
  list,
  descending: true,
  columns: [
    { column, type: 'timestamptz', of },
    { column: 'r.disputeId', type: 'text', of: ({ disputeId }) => disputeId },
  ],
});
const DISPUTE_ORDERS = {
  OPENED: disputeOrder('disputes', 'r.createdAt', ({ createdAt }) => createdAt),
  TAKEN: disputeOrder('taken-disputes', 'r.takenAt', ({ takenAt, createdAt }) => takenAt ?? createdAt),
  RETURNED: disputeOrder(
    'returned-disputes',
    'r.closedAt',
    ({ closedAt, createdAt }) => closedAt ?? createdAt,
  ),
};

/** Payments that banks took back or ask about. */
export const disputeList: AdminList<ListedDisputeType, ListedDisputeArgs> = {
  scopes: ['MONEY'],
  order: ({ cash }) => DISPUTE_ORDERS[cash ?? 'OPENED'],
  rows: (em, filter) => {
    const those = tableOf<ListedDisputeType>(em, statements.allDisputes).$if(filter.state != null, (some) =>
      some.where(is('state', filter.state)),
    );
    if (!filter.cash) return within(those, filter);
    // As `cash_by_day` counts them.
    return filter.cash === 'TAKEN'
      ? those.where(sql<SqlBool>`r."takenAt" is not null and ${onDays('r.takenAt', filter)}`)
      : those.where(sql<SqlBool>`r."returnedCents" > 0 and ${onDays('r.closedAt', filter)}`);
  },
  columns: {
    transaction: ({ transactionId }) => transactionId,
    dispute: ({ disputeId }) => disputeId,
    kind: ({ kind }) => kind,
    reason: ({ reason }) => reason,
    state: ({ state }) => state,
    cents: ({ cents }) => cents,
    returned: ({ returnedCents }) => returnedCents,
    member: ({ memberId }) => memberId,
    email: ({ email }) => email,
    opened: ({ createdAt }) => createdAt,
    replyBy: ({ replyBy }) => replyBy,
    closed: ({ closedAt }) => closedAt,
    outcome: ({ outcome }) => outcome,
  },
};
