// Written by npm run codegen from open-refund.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockRefunderValues {
  id: string;
}

export type LockRefunderRow = Record<never, never>;

export const lockRefunder = new Statement<LockRefunderValues, LockRefunderRow>({
  name: 'lockRefunder',
  text: `select from users where id = $1 for no key update`,
  values: ['id'],
  columns: [],
});

export interface RefundsOfLastHourValues {
  actor: string;
  since: Date;
}

export interface RefundsOfLastHourRow {
  lastHour: number;
}

export const refundsOfLastHour = new Statement<RefundsOfLastHourValues, RefundsOfLastHourRow>({
  name: 'refundsOfLastHour',
  text: `select count(*)::int as "last_hour" from audit_log
 where actor = $1 and action = 'invoice.refund' and at > $2 and details->>'approval' is null`,
  values: ['actor', 'since'],
  columns: ['last_hour'],
});

export interface EarlierRefundValues {
  invoiceId: string;
  id: string;
}

export interface EarlierRefundRow {
  isVoided: boolean;
  kind: string;
  state: 'open' | 'paid' | 'void' | 'uncollectible';
  totalCents: number;
}

export const earlierRefund = new Statement<EarlierRefundValues, EarlierRefundRow>({
  name: 'earlierRefund',
  text: `select kind, state, total_cents, exists (
         select from payment_attempts a where a.invoice_id = $1 and a.voided_at is not null) as "is_voided"
  from invoices where id = $2`,
  values: ['invoiceId', 'id'],
  columns: ['is_voided', 'kind', 'state', 'total_cents'],
});
