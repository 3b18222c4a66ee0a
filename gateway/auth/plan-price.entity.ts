import { defineEntity, p } from '@mikro-orm/core';
import type { PaidTier } from '#schema/rules/access/tiers.ts';

/**
 * What so many months of a plan cost from a moment on. Rows are only added, each with the next number, so that the highest
 * one is the version of all of them: two writers at once collide on it.
 */
export const PlanPriceEntity = defineEntity({
  name: 'PlanPriceRow',
  tableName: 'plan_prices',
  checks: [{ name: 'plan_prices_amount_check', expression: 'months > 0 and cents > 0' }],
  properties: {
    id: p.integer().primary().autoincrement(false),
    tier: p.text().$type<PaidTier>(),
    months: p.smallint(),
    /** Before discounts, in US cents. */
    cents: p.integer(),
    startsAt: p.datetime(3),
    /** Who changed it; `system` for the documented prices. */
    by: p.string().length(128),
    reason: p.string().length(200),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});
