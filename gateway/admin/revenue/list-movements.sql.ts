// Written by npm run codegen from list-movements.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { CancelAnswer } from '#schema/rules/money/cancel-reasons.ts';

export type MrrMovementsValues = Record<never, never>;

export interface MrrMovementsRow {
  answer: 'PRICE' | 'RESULTS' | 'SEASON' | 'TOO_MANY' | 'PRODUCT' | 'OTHER' | null;
  at: Date;
  cents: number;
  day: string;
  dayText: string;
  email: string;
  ended: string;
  id: string;
  kind: 'NEW' | 'REACTIVATION' | 'EXPANSION' | 'CONTRACTION' | 'PRICE' | 'CHURN';
  memberId: string;
  reason: string | null;
  said: CancelAnswer | null;
  tier: Tier;
}

/** A plan that ends is the only movement with a reason, and one that was canceled the only one with an answer. */
export const mrrMovements = new Statement<MrrMovementsValues, MrrMovementsRow>({
  name: 'mrrMovements',
  text: `select m.id, m.day, m.day::text as "day_text", m.at, m.user_id as member_id, u.email, m.kind, m.reason as ended,
       s.cancel_reason as answer, nullif(m.reason, '') as reason,
       case when m.reason = 'cancelled' then coalesce(s.cancel_reason, 'NONE') end as said,
       m.tier, m.cents12 / rules_ledger_months() as "cents"
  from mrr_movements m join users u on u.id = m.user_id left join subscriptions s on s.id = m.subscription_id`,
  values: [],
  columns: ['answer', 'at', 'cents', 'day', 'day_text', 'email', 'ended', 'id', 'kind', 'member_id', 'reason', 'said', 'tier'],
  instants: ['at'],
  decimals: ['id'],
});
