import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '#gateway/auth/user.entity.ts';

/** A member's card. Its number is never stored. */
export const PaymentMethodEntity = defineEntity({
  name: 'PaymentMethodRow',
  tableName: 'payment_methods',
  indexes: [
    { name: 'payment_methods_last4', properties: ['last4'] },
    {
      name: 'payment_methods_expiring',
      expression: `create index "payment_methods_expiring" on "payment_methods" (("expiration_year" || '-' || "expiration_month"), "user_id") where "removed_at" is null`,
    },
  ],
  uniques: [
    {
      name: 'payment_methods_one_live',
      expression:
        'create unique index "payment_methods_one_live" on "payment_methods" ("user_id") where "removed_at" is null',
    },
  ],
  properties: {
    /** The vault token at the processor. */
    token: p.string().length(60).primary(),
    user: () => p.manyToOne(UserEntity).updateRule('cascade'),
    cardType: p.string().length(40),
    last4: p.string().length(4),
    expirationMonth: p.string().length(2),
    expirationYear: p.string().length(4),
    createdAt: p.datetime(3),
    removedAt: p.datetime(3).nullable(),
  },
});
