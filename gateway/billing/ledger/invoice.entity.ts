import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '#gateway/auth/user.entity.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import { INVOICE_STATES, INVOICE_TYPES } from '#schema/rules/money/invoice-values.ts';
import { SubscriptionEntity } from './subscription.entity.ts';

/** A charge or a refund, which the contract and the rows call `credit`, in US cents. One per subscription, kind and period. */
export const InvoiceEntity = defineEntity({
  name: 'InvoiceRow',
  tableName: 'invoices',
  indexes: [
    { name: 'invoices_of_user', properties: ['user', 'createdAt', 'id'] },
    { name: 'invoices_newest', properties: ['createdAt', 'id'] },
    {
      name: 'invoices_credits_newest',
      expression: `create index "invoices_credits_newest" on "invoices" ("created_at", "id") where "type" = 'credit'`,
    },
    {
      name: 'invoices_unpaid',
      expression: `create index "invoices_unpaid" on "invoices" ("state", "created_at", "id") where "state" <> 'paid'`,
    },
    {
      name: 'invoices_lost',
      expression: `create index "invoices_lost" on "invoices" ("created_at", "id") where "state" not in ('paid', 'open')`,
    },
    {
      name: 'invoices_credits_open',
      expression: `create index "invoices_credits_open" on "invoices" ("created_at") where "type" = 'credit' and "state" = 'open'`,
    },
    {
      name: 'invoices_credits_paid',
      expression: `create index "invoices_credits_paid" on "invoices" ("paid_at") where "type" = 'credit' and "state" = 'paid'`,
    },
  ],
  uniques: [
    {
      name: 'invoices_once',
      expression: `create unique index "invoices_once" on "invoices" ("subscription_id", "kind", "period_no") where "state" <> 'void'`,
    },
  ],
  checks: [{ name: 'invoices_total_check', expression: 'total_cents >= 0' }],
  properties: {
    id: p.string().length(40).primary(),
    /** See invoiceNumber. */
    number: p.string().length(40).unique(),
    user: () => p.manyToOne(UserEntity).updateRule('cascade'),
    subscription: () => p.manyToOne(SubscriptionEntity),
    /** `purchase`, `conversion`, `renewal`, `upgrade-vip`; for a refund `credit-` and the id of its charge. */
    kind: p.string().length(60),
    periodNo: p.integer(),
    type: p.enum(INVOICE_TYPES),
    state: p.enum(INVOICE_STATES),
    tier: p.text().$type<Tier>(),
    totalCents: p.integer(),
    /** Of a charge: a month of `tier` before discounts, which its member agrees to by paying. Null for a refund. */
    monthCents: p.integer().nullable(),
    periodStartsAt: p.datetime(3),
    periodEndsAt: p.datetime(3),
    /** Name and address at that time. */
    billedTo: p.json().$type<BillingDetails>().nullable(),
    createdAt: p.datetime(3),
    paidAt: p.datetime(3).nullable(),
  },
});

/** The lines of an invoice; a discount is a negative line. */
export const InvoiceLineEntity = defineEntity({
  name: 'InvoiceLineRow',
  tableName: 'invoice_lines',
  properties: {
    invoiceId: p.string().length(40).primary(),
    position: p.smallint().primary(),
    description: p.string().length(200),
    cents: p.integer(),
  },
});
