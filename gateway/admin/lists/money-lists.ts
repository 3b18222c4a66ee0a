import { type SqlBool, sql } from 'kysely';
import { newestFirst } from '#gateway/database/page.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type {
  ListedDisputeType,
  ListedInvoiceArgs,
  ListedInvoiceType,
  ListedPaymentArgs,
  ListedPaymentType,
  ListedRangeArgs,
} from '#schema/types/money-lists.type.ts';
import type { AdminList, ListQuery } from './admin-list.ts';

/** What was created on these days of New York. */
function within<Row>(query: ListQuery<Row>, { from, to }: Pick<ListedRangeArgs, 'from' | 'to'>) {
  const at = sql<SqlBool>`r."createdAt"`;
  const midnight = (day: string) => easternInstant(day, '00:00');
  return query
    .$if(from != null, (some) => some.where(sql<SqlBool>`${at} >= ${midnight(from ?? '')}`))
    .$if(to != null, (some) => some.where(sql<SqlBool>`${at} < ${midnight(addDays(to ?? '', 1))}`));
}

const is = (column: string, value: unknown) => sql<SqlBool>`${sql.ref(`r.${column}`)} = ${value}`;

const INVOICES = `select i.id, i.number, i.user_id as "memberId", u.email, i.type, i.state, i.tier, i.total_cents as cents,
    i.created_at as "createdAt", i.paid_at as "paidAt"
  from invoices i join users u on u.id = i.user_id`;

/** Charges and refunds. Void ones, which nobody owes, only when they are asked for. */
export const invoiceList: AdminList<ListedInvoiceType, ListedInvoiceArgs> = {
  scopes: ['INVOICES'],
  order: newestFirst('listed-invoices'),
  rows: (em, filter) => {
    const { type, state } = filter;
    return within(tableOf<ListedInvoiceType>(em, INVOICES), filter)
      .$if(type != null, (some) => some.where(is('type', type)))
      .where(state == null ? sql<SqlBool>`r.state <> 'void'` : is('state', state));
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

const PAYMENTS = `select a.order_id as "orderId", i.number as "invoiceNumber", i.user_id as "memberId", u.email, a.state, a.amount_cents as cents,
    a.card_type as "cardType", a.card_last4 as last4, a.transaction_id as "transactionId", a.decline_text as "declineText",
    a.created_at as "createdAt", a.voided_at as "voidedAt"
  from payment_attempts a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id`;

/** Every attempt to charge a card. */
export const paymentList: AdminList<ListedPaymentType, ListedPaymentArgs> = {
  scopes: ['MONEY'],
  order: {
    list: 'payments',
    descending: true,
    columns: [
      { column: 'r.createdAt', type: 'timestamptz', of: ({ createdAt }) => createdAt },
      { column: 'r.orderId', type: 'text', of: ({ orderId }) => orderId },
    ],
  },
  rows: (em, filter) =>
    within(tableOf<ListedPaymentType>(em, PAYMENTS), filter).$if(filter.state != null, (some) =>
      some.where(is('state', filter.state)),
    ),
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
    voided: ({ voidedAt }) => voidedAt,
  },
};

const DISPUTES = `select d.transaction_id as "transactionId", d.dispute_id as "disputeId", d.user_id as "memberId", u.email,
    d.amount_cents as cents, d.opened_at as "createdAt"
  from disputes d join users u on u.id = d.user_id`;

/** Payments that banks took back. */
export const disputeList: AdminList<ListedDisputeType, ListedRangeArgs> = {
  scopes: ['MONEY'],
  order: {
    list: 'disputes',
    descending: true,
    columns: [
      { column: 'r.createdAt', type: 'timestamptz', of: ({ createdAt }) => createdAt },
      { column: 'r.transactionId', type: 'text', of: ({ transactionId }) => transactionId },
    ],
  },
  rows: (em, filter) => within(tableOf<ListedDisputeType>(em, DISPUTES), filter),
  columns: {
    transaction: ({ transactionId }) => transactionId,
    dispute: ({ disputeId }) => disputeId,
    cents: ({ cents }) => cents,
    member: ({ memberId }) => memberId,
    email: ({ email }) => email,
    opened: ({ createdAt }) => createdAt,
  },
};
