import { defineEntity, p } from '@mikro-orm/core';
import { ATTEMPT_STATES } from '#schema/rules/money/invoice-values.ts';
import { InvoiceEntity } from './invoice.entity.ts';

/** One attempt to charge one invoice, recorded before the processor is called. */
export const PaymentAttemptEntity = defineEntity({
  name: 'PaymentAttemptRow',
  tableName: 'payment_attempts',
  indexes: [
    { name: 'payment_attempts_newest', properties: ['createdAt', 'orderId'] },
    { name: 'payment_attempts_last4', properties: ['cardLast4', 'createdAt', 'orderId'] },
    { name: 'payment_attempts_amount', properties: ['amountCents', 'createdAt', 'orderId'] },
    { name: 'payment_attempts_invoice', properties: ['invoice'] },
    {
      name: 'payment_attempts_unpaid',
      expression: `create index "payment_attempts_unpaid" on "payment_attempts" ("state", "created_at", "order_id") where "state" <> 'succeeded'`,
    },
    {
      name: 'payment_attempts_open',
      expression: `create index "payment_attempts_open" on "payment_attempts" ("created_at") where "state" in ('prepared', 'unknown')`,
    },
    {
      name: 'payment_attempts_paid',
      expression: `create index "payment_attempts_paid" on "payment_attempts" ("settled_at") include ("amount_cents") where "state" = 'succeeded' and "voided_at" is null`,
    },
    {
      name: 'payment_attempts_voided',
      expression: `create index "payment_attempts_voided" on "payment_attempts" ("voided_at") where "voided_at" is not null`,
    },
    {
      name: 'payment_attempts_declined_of',
      expression: `create index "payment_attempts_declined_of" on "payment_attempts" ("invoice_id") include ("decline_code") where "state" = 'declined'`,
    },
    {
      name: 'payment_attempts_declined',
      expression: `create index "payment_attempts_declined" on "payment_attempts" ("created_at") include ("invoice_id", "decline_code") where "state" = 'declined'`,
    },
  ],
  uniques: [
    {
      name: 'payment_attempts_one_success',
      expression: `create unique index "payment_attempts_one_success" on "payment_attempts" ("invoice_id") where "state" = 'succeeded'`,
    },
    {
      name: 'payment_attempts_one_open',
      expression: `create unique index "payment_attempts_one_open" on "payment_attempts" ("invoice_id") where "state" in ('prepared', 'unknown')`,
    },
  ],
  properties: {
    /** Deterministic: `buy:…`, `renew:<subscription>:<period>:<attempt>`, `resume:…`, `upgrade:…`. */
    orderId: p.string().length(120).primary(),
    invoice: () => p.manyToOne(InvoiceEntity),
    state: p.enum(ATTEMPT_STATES),
    amountCents: p.integer(),
    /** The vault token to charge. */
    cardToken: p.string().length(60),
    /** The card as invoices name it. */
    cardType: p.string().length(40).nullable(),
    cardLast4: p.string().length(4).nullable(),
    transactionId: p.string().length(60).nullable().unique(),
    declineCode: p.string().length(20).nullable(),
    declineText: p.string().length(255).nullable(),
    createdAt: p.datetime(3),
    settledAt: p.datetime(3).nullable(),
    /** When the charge was cancelled before it settled. Its invoice stays paid, and a refund says that all of it was returned. */
    voidedAt: p.datetime(3).nullable(),
  },
});
