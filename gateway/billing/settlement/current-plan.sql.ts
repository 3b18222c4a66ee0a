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
