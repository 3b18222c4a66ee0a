// Written by npm run codegen from plan-prices.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type PlanPriceRowsValues = Record<never, never>;

export interface PlanPriceRowsRow {
  cents: number;
  id: number;
  months: number;
  startsAt: Date;
  tier: 'PLUS' | 'PREMIUM' | 'VIP';
}

export const planPriceRows = new Statement<PlanPriceRowsValues, PlanPriceRowsRow>({
  name: 'planPriceRows',
  text: `select id, tier, months, cents, starts_at from plan_prices order by id`,
  values: [],
  columns: ['cents', 'id', 'months', 'starts_at', 'tier'],
  instants: ['starts_at'],
});
