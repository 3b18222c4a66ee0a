// Written by npm run codegen from price-notices.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface NoticesOfPlanValues {
  subscriptionId: string;
  tier: string;
  from: Date;
}

export interface NoticesOfPlanRow {
  appliesAt: Date;
  cents: number;
  mailedAt: Date;
}

export const noticesOfPlan = new Statement<NoticesOfPlanValues, NoticesOfPlanRow>({
  name: 'noticesOfPlan',
  text: `select m.cents, n.applies_at, n.mailed_at as "mailed_at"
  from plan_price_notices n join plan_price_moves m on m.id = n.move_id
 where n.subscription_id = $1 and m.tier = $2 and n.mailed_at is not null
   and n.applies_at >= $3
 order by n.applies_at`,
  values: ['subscriptionId', 'tier', 'from'],
  columns: ['applies_at', 'cents', 'mailed_at'],
  instants: ['applies_at', 'mailed_at'],
});
