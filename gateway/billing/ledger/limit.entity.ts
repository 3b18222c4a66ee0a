import { defineEntity, p } from '@mikro-orm/core';

/**
 * What a person asked us to hold them to, by a keyed hash of the mailbox: it also holds for another account with the
 * same mailbox, and after an account was deleted. The database refuses to shorten a cool-off or a self-exclusion.
 */
export const LimitEntity = defineEntity({
  name: 'LimitRow',
  tableName: 'play_limits',
  properties: {
    personKey: p.string().length(64).primary(),
    ageConfirmedAt: p.datetime(3).nullable(),
    monthlyLimitCents: p.integer().nullable(),
    nextLimitCents: p.integer().nullable(),
    nextLimitAt: p.datetime(3).nullable(),
    coolOffUntil: p.datetime(3).nullable(),
    excludedUntil: p.datetime(3).nullable(),
  },
});
