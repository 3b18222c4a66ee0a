import type { Context } from '#gateway/auth/context.ts';
import type { PlanPriceType } from '#schema/types/money/plan-price.type.ts';
import * as statements from './list-plan-prices.sql.ts';

export const MOST_LISTED = 200;

/** The prices of all plans, those added last first. */
export function listPlanPrices({ database }: Context): Promise<PlanPriceType[]> {
  return statements.listPlanPrices.all(database.em, { most: MOST_LISTED });
}
