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
