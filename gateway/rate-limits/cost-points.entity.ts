import { defineEntity, p } from '@mikro-orm/core';

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
