import { defineEntity, p } from '@mikro-orm/core';

/** How many cost points all processes together took in somebody's name for the minute that runs. */
export const CostPointsEntity = defineEntity({
  name: 'CostPointsRow',
  tableName: 'cost_points',
  properties: {
    key: p.string().length(80).primary(),
    windowStartsAt: p.datetime(3),
    taken: p.integer(),
  },
});
