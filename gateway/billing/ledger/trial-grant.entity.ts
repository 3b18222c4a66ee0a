import { defineEntity, p } from '@mikro-orm/core';

/** A plan trial that was given: one for each user, card, device and address, as keyed hashes. */
export const TrialGrantEntity = defineEntity({
  name: 'TrialGrantRow',
  tableName: 'trial_grants',
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

/** A device and the account it signed up with, as documented by save-fingerprint. */
export const DeviceEntity = defineEntity({
  name: 'DeviceRow',
  tableName: 'devices',
  properties: {
    deviceKey: p.string().length(64).primary(),
    userId: p.string().length(128),
    createdAt: p.datetime(3),
  },
});
