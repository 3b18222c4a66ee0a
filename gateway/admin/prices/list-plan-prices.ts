import type { Context } from '#gateway/auth/context.ts';
import { PlanPriceEntity } from '#gateway/auth/plan-price.entity.ts';
import { columnsOf } from '#gateway/database/record.ts';
import type { PlanPriceType } from '#schema/types/money/plan-price.type.ts';

export const MOST_LISTED = 200;

const COLUMNS = columnsOf(PlanPriceEntity, {
  table: 'p',
  only: ['id', 'tier', 'months', 'cents', 'startsAt', 'reason', 'createdAt'],
});

/** The prices of all plans, those added last first. */
export function listPlanPrices({ database }: Context): Promise<PlanPriceType[]> {
  return database.em.execute<PlanPriceType[]>(
    `select ${COLUMNS}, u.email as "byEmail" from plan_prices p left join users u on u.id = p."by"
      order by p.id desc limit ?`,
    [MOST_LISTED],
  );
}
