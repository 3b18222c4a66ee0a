import { defineEntity, p } from '@mikro-orm/core';
import { SessionEntity } from '#gateway/auth/session.entity.ts';

/** A browser that a member lets us send notifications to. It belongs to the sign-in that turned them on, and ends with it. */
export const PushSubscriptionEntity = defineEntity({
  name: 'PushSubscriptionRow',
  tableName: 'push_subscriptions',
  uniques: [
    {
      name: 'push_subscriptions_session',
      expression:
        'create unique index "push_subscriptions_session" on "push_subscriptions" ("user_id", "signed_in_at")',
    },
  ],
  properties: {
    id: p.string().length(40).primary(),
    session: () =>
      p
        .manyToOne(SessionEntity)
        .joinColumns('user_id', 'signed_in_at')
        .updateRule('cascade')
        .deleteRule('cascade'),
    /** The address at the browser's push service. Who knows it and our key can reach the browser. */
    endpoint: p.string().length(1_000).unique(),
    p256dh: p.string().length(90),
    auth: p.string().length(30),
    createdAt: p.datetime(3),
  },
});
