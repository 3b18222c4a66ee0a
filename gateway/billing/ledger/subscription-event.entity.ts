import { defineEntity, p } from '@mikro-orm/core';
import { SubscriptionEntity } from './subscription.entity.ts';

/** The timeline of a subscription, in order, kept forever. */
export const SubscriptionEventEntity = defineEntity({
  name: 'SubscriptionEventRow',
  tableName: 'subscription_events',
  indexes: [
    { name: 'subscription_events_timeline', properties: ['subscription', 'id'] },
    {
      name: 'subscription_events_days_given',
      expression: `create index "subscription_events_days_given" on "subscription_events" ("subscription_id", "at") where "type" = 'days-given'`,
    },
  ],
  properties: {
    id: p.bigint().primary().autoincrement(),
    subscription: () => p.manyToOne(SubscriptionEntity),
    at: p.datetime(3),
    /** For example `started`, `renewed`, `upgraded`, `cancelled`. */
    type: p.string().length(40),
    details: p.json().$type<Record<string, unknown>>(),
  },
});
