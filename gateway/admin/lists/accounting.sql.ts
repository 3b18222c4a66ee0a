// Written by npm run codegen from accounting.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import type { DisputeState } from '#schema/rules/money/disputes.ts';

export type MoneyMovementsValues = Record<never, never>;

export interface MoneyMovementsRow {
  at: Date;
  billedTo: BillingDetails | null;
  cents: number;
  chargeNumber: string | null;
  discountCents: number;
  disputeState: DisputeState | null;
  email: string;
  id: string;
  kind: string;
  number: string;
  tier: Tier;
  transactionId: string | null;
}

/** Charges, refunds and disputes, each as `cash_by_day` counts it: the same rows on the same days. */
export const moneyMovements = new Statement<MoneyMovementsValues, MoneyMovementsRow>({
  name: 'moneyMovements',
  text: `select a.order_id as "id", a.settled_at as "at", 'Charge' as "kind", a.amount_cents as "cents", a.transaction_id,
       i.number as "number", null as charge_number, i.tier as "tier", i.billed_to, u.email as "email",
       case when i.kind like 'upgrade%' then 0 else coalesce((select -sum(l.cents) from invoice_lines l where l.invoice_id = i.id and l.cents < 0), 0) end::int as "discount_cents", null as dispute_state
  from received_charges() a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id
union all
select c.id, c.paid_at, 'Refund', -c.total_cents, a.transaction_id, c.number, i.number, i.tier, i.billed_to, u.email, 0, null
  from sent_refunds() c join invoices i on i.id = substr(c.kind, length('credit-') + 1) join users u on u.id = c.user_id
  left join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
union all
select d.dispute_id, d.at, d.what, d.cents, d.transaction_id, i.number, i.number, i.tier, i.billed_to, u.email, 0, d.state
  from (select *, taken_at as at, 'Dispute' as what, -amount_cents as cents from disputes where taken_at is not null
         union all
        select *, closed_at, 'Dispute Returned', returned_cents from disputes where returned_cents > 0) d
  join payment_attempts a on a.transaction_id = d.transaction_id
  join invoices i on i.id = a.invoice_id join users u on u.id = d.user_id`,
  values: [],
  columns: ['at', 'billed_to', 'cents', 'charge_number', 'discount_cents', 'dispute_state', 'email', 'id', 'kind', 'number', 'tier', 'transaction_id'],
  instants: ['at'],
});
