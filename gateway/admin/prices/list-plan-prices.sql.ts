// Written by npm run codegen from list-plan-prices.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ListPlanPricesValues {
  most: number | string;
}

export interface ListPlanPricesRow {
  byEmail: string | null;
  cents: number;
  createdAt: Date;
  id: number;
  months: number;
  reason: string;
  startsAt: Date;
  tier: 'PLUS' | 'PREMIUM' | 'VIP';
}

export const listPlanPrices = new Statement<ListPlanPricesValues, ListPlanPricesRow>({
  name: 'listPlanPrices',
  text: `select p.id, p.tier, p.months, p.cents, p.starts_at, p.reason, p.created_at, u.email as by_email
  from plan_prices p left join users u on u.id = p."by" order by p.id desc limit $1`,
  values: ['most'],
  columns: ['by_email', 'cents', 'created_at', 'id', 'months', 'reason', 'starts_at', 'tier'],
  instants: ['created_at', 'starts_at'],
});
