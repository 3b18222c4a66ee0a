import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '#gateway/auth/user.entity.ts';

/**
 * What a member with a bought plan had of it in a month of New York. What it is counted from is deleted after 30 and 90 days, while
 * a bank may take a payment back for months: this stays for 18 months, under a name that says nothing once the account is deleted.
 */
export const ServiceMonthEntity = defineEntity({
  name: 'ServiceMonthRow',
  tableName: 'service_months',
  indexes: [{ name: 'service_months_old', properties: ['month'] }],
  properties: {
    user: () => p.manyToOne(UserEntity).primary().updateRule('cascade').deleteRule('cascade'),
    /** Its first day. */
    month: p.date().primary(),
    signIns: p.integer(),
    /** Of the sign-in that was used last, such as `Chrome on Windows`. */
    lastDevice: p.string().length(60).nullable(),
    /** When a sign-in was last used. */
    lastSeenAt: p.datetime(3).nullable(),
    /** Messages about picks that were delivered. */
    alerts: p.integer(),
    /** Picks that the plan had opened when their game started. */
    picksOpen: p.integer(),
    /** Alerts and picks before this moment are counted. */
    countedUntil: p.datetime(3),
  },
});
