import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '#gateway/auth/user.entity.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import {
  ALERT_STATES,
  type AlertChannelName,
  BATCH_KINDS,
  RELEASE_KINDS,
} from '#schema/rules/alerts/alert-settings.ts';

/** That a pick opened for readers of a tier, was edited afterwards, or was withdrawn. Derived from picks and the clock. */
const PickReleaseEntity = defineEntity({
  name: 'PickReleaseRow',
  tableName: 'pick_releases',
  indexes: [{ name: 'pick_releases_by_time', properties: ['openedAt'] }],
  uniques: [
    {
      name: 'pick_releases_once',
      expression: `create unique index "pick_releases_once" on "pick_releases" ("pick_id", "tier", "kind") where "kind" <> 'EDIT'`,
    },
  ],
  properties: {
    pickId: p.string().length(40).primary(),
    tier: p.text().$type<Tier>().primary(),
    kind: p.enum(RELEASE_KINDS).primary(),
    /** The version of the pick at that moment. */
    version: p.integer().primary(),
    openedAt: p.datetime(3),
  },
});

/** What is sent together: of one kind, by one channel, to the readers of one tier. */
export const AlertBatchEntity = defineEntity({
  name: 'AlertBatchRow',
  tableName: 'alert_batches',
  indexes: [
    {
      name: 'alert_batches_open',
      expression:
        'create index "alert_batches_open" on "alert_batches" ("closes_at") where "whole_at" is null',
    },
    { name: 'alert_batches_day', properties: ['day', 'id'] },
  ],
  uniques: [
    {
      name: 'alert_batches_gathering',
      expression: `create unique index "alert_batches_gathering" on "alert_batches" ("channel", "kind", coalesce("tier", ''), "day") where "gathering"`,
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    channel: p.text().$type<AlertChannelName>(),
    kind: p.enum(BATCH_KINDS),
    /** Null: members of every tier. */
    tier: p.text().$type<Tier>().nullable(),
    /** The New York day of its picks. */
    day: p.date(),
    openedAt: p.datetime(3),
    /** Until then further picks join it. */
    closesAt: p.datetime(3),
    gathering: p.boolean().default(true),
    /** Members up to this uid have their alerts. */
    fannedTo: p.string().length(128).default(''),
    /** When every member had theirs; null: not yet. */
    wholeAt: p.datetime(3).nullable(),
  },
});

const AlertBatchPickEntity = defineEntity({
  name: 'AlertBatchPickRow',
  tableName: 'alert_batch_picks',
  indexes: [{ name: 'alert_batch_picks_pick', properties: ['pickId'] }],
  properties: {
    batch: () => p.manyToOne(AlertBatchEntity).primary().deleteRule('cascade'),
    pickId: p.string().length(40).primary(),
  },
});

/** One message to a member, on one channel, at one target: a device, or nothing where there is one mailbox. */
export const PickAlertEntity = defineEntity({
  name: 'PickAlertRow',
  tableName: 'pick_alerts',
  indexes: [
    {
      name: 'pick_alerts_next',
      expression: `create index "pick_alerts_next" on "pick_alerts" ("channel", "due_at", "batch_id", "user_id") where "state" in ('WAITING', 'SENDING')`,
    },
    { name: 'pick_alerts_user', properties: ['userId', 'channel', 'target'] },
    { name: 'pick_alerts_old', properties: ['createdAt'] },
  ],
  properties: {
    batch: () => p.manyToOne(AlertBatchEntity).primary().deleteRule('cascade'),
    userId: p.string().length(128).primary(),
    channel: p.text().$type<AlertChannelName>().primary(),
    target: p.string().length(100).primary(),
    state: p.enum(ALERT_STATES).default('WAITING'),
    dueAt: p.datetime(3),
    /** By the clock of the database: until then the worker that claimed it has it for itself. */
    leasedUntil: p.datetime(3).nullable(),
    tries: p.smallint().default(0),
    /** The versions of the picks whose words were sent, by id. */
    told: p.json().$type<Record<string, number>>().nullable(),
    /** Why it was withheld, dropped, or could not be sent. */
    reason: p.string().length(300).nullable(),
    sentAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
});

/** That a member has an address of a calendar and a feed. The address itself is signed and stored nowhere. */
const FeedAddressEntity = defineEntity({
  name: 'FeedAddressRow',
  tableName: 'feed_addresses',
  properties: {
    user: () => p.oneToOne(UserEntity).primary().updateRule('cascade').deleteRule('cascade'),
    /** Since when, by the provider's clock: an address of an earlier moment, or one that a new password ended, is of nobody. */
    since: p.datetime(3),
  },
});

export const ALERT_ENTITIES = [
  PickReleaseEntity,
  AlertBatchEntity,
  AlertBatchPickEntity,
  PickAlertEntity,
  FeedAddressEntity,
];
