// Written by npm run codegen from settle-refund.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface VoidChargeValues {
  now: Date;
  invoiceId: string;
}

export type VoidChargeRow = Record<never, never>;

/** The processor's transaction no longer moves money: see our-records.ts. */
export const voidCharge = new Statement<VoidChargeValues, VoidChargeRow>({
  name: 'voidCharge',
  text: `update payment_attempts set voided_at = $1 where invoice_id = $2 and state = 'succeeded'`,
  values: ['now', 'invoiceId'],
  columns: [],
});
