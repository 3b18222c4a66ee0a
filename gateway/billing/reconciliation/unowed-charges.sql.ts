// Written by npm run codegen from unowed-charges.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';

export interface UnowedChargeValues {
  orderId: string;
  code: string;
}

export interface UnowedChargeRow {
  askedAt: Date;
  email: string;
  tier: Tier;
  userId: string;
}

/** A timed-out charge of an order that nobody owes any more: of an invoice, or of a purchase that was undone. */
export const unowedCharge = new Statement<UnowedChargeValues, UnowedChargeRow>({
  name: 'unowedCharge',
  text: `select i.tier as "tier", i.user_id as "user_id", u.email as "email", a.created_at as "asked_at"
  from payment_attempts a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id
 where a.order_id = $1 and a.state = 'declined' and a.decline_code = $2 and i.state <> 'open'
union all
select details->>'tier', details->>'userId', details->>'email', created_at from purchases
 where order_id = $1 and state = 'failed' and failure_code = 'PROCESSOR_UNAVAILABLE'`,
  values: ['orderId', 'code'],
  columns: ['asked_at', 'email', 'tier', 'user_id'],
  instants: ['asked_at'],
});
