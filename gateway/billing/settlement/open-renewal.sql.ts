// Written by npm run codegen from open-renewal.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface OpenRenewalValues {
  subscriptionId: string;
}

export interface OpenRenewalRow {
  id: string;
  periodEndsAt: Date;
  periodNo: number;
  periodStartsAt: Date;
  totalCents: number;
}

export const openRenewal = new Statement<OpenRenewalValues, OpenRenewalRow>({
  name: 'openRenewal',
  text: `select id, total_cents, period_no, period_starts_at, period_ends_at from invoices
 where subscription_id = $1 and state = 'open' and kind in ('renewal', 'conversion')`,
  values: ['subscriptionId'],
  columns: ['id', 'period_ends_at', 'period_no', 'period_starts_at', 'total_cents'],
  instants: ['period_ends_at', 'period_starts_at'],
});
