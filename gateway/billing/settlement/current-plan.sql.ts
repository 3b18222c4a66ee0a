// Written by npm run codegen from current-plan.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ChargeOfPeriodValues {
  subscriptionId: string;
  periodNo: number;
}

export interface ChargeOfPeriodRow {
  kind: string;
  totalCents: number;
}

/** The charge of a period; an upgrade, if there was one. */
export const chargeOfPeriod = new Statement<ChargeOfPeriodValues, ChargeOfPeriodRow>({
  name: 'chargeOfPeriod',
  text: `select kind, total_cents from invoices
 where subscription_id = $1 and period_no = $2 and type = 'charge' and state = 'paid'
 order by kind like 'upgrade-%' desc limit 1`,
  values: ['subscriptionId', 'periodNo'],
  columns: ['kind', 'total_cents'],
});

export interface RefundedOfPeriodValues {
  subscriptionId: string;
  periodNo: number;
}

export interface RefundedOfPeriodRow {
  cents: number;
}

/** What went back of the charges of a period. */
export const refundedOfPeriod = new Statement<RefundedOfPeriodValues, RefundedOfPeriodRow>({
  name: 'refundedOfPeriod',
  text: `select coalesce(sum(i.total_cents - (i.total_cents - coalesce((select sum(c.total_cents) from invoices c where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id and c.state <> 'void'), 0)::int)), 0)::int as "cents" from invoices i
 where i.subscription_id = $1 and i.period_no = $2 and i.type = 'charge' and i.state = 'paid'`,
  values: ['subscriptionId', 'periodNo'],
  columns: ['cents'],
});
