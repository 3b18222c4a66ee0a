import { defineEntity, p } from '@mikro-orm/core';

/** Attempts in a window of time, counted for all processes together. */
export const RateLimitEntity = defineEntity({
  name: 'RateLimitRow',
  tableName: 'rate_limits',
  properties: {
    key: p.string().length(200).primary(),
    windowStartsAt: p.datetime(3),
    count: p.integer(),
  },
});

/** The cost points an owner has used in the current minute, in all processes together. */
export const CostPointsEntity = defineEntity({
  name: 'CostPointsRow',
  tableName: 'cost_points',
  properties: {
    key: p.string().length(80).primary(),
    windowStartsAt: p.datetime(3),
    taken: p.integer(),
  },
});
