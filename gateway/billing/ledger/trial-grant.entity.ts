import { defineEntity, p } from '@mikro-orm/core';

/** A plan trial that was taken: one per user, card, device and mailbox, as keyed hashes. */
export const TrialGrantEntity = defineEntity({
  name: 'TrialGrantRow',
  tableName: 'trial_grants',
  indexes: [{ name: 'trial_grants_created', properties: ['createdAt'] }],
  properties: {
    subscriptionId: p.string().length(40).primary(),
    userKey: p.string().length(64).unique(),
    /** Spelling variants of one address share a key. */
    emailKey: p.string().length(64).unique(),
    cardKey: p.string().length(64).nullable().unique(),
    deviceKey: p.string().length(64).nullable().unique(),
    createdAt: p.datetime(3),
  },
});

/** A device and the account that first used it. */
export const DeviceEntity = defineEntity({
  name: 'DeviceRow',
  tableName: 'devices',
  properties: {
    deviceKey: p.string().length(64).primary(),
    userId: p.string().length(128),
    createdAt: p.datetime(3),
  },
});
