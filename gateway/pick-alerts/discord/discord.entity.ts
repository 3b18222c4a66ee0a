import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '#gateway/auth/user.entity.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';

/** A Discord account that a member proved to be theirs, and its role in the server. */
export const DiscordLinkEntity = defineEntity({
  name: 'DiscordLinkRow',
  tableName: 'discord_links',
  indexes: [
    {
      name: 'discord_links_open',
      expression: `create index "discord_links_open" on "discord_links" ("retry_at") where "have" is distinct from "want" or not "confirmed"`,
    },
  ],
  properties: {
    discordId: p.string().length(20).primary(),
    /** Null after unlinking or a deletion, until its role is taken: then the row goes. */
    user: () => p.oneToOne(UserEntity).owner().nullable().updateRule('cascade').deleteRule('set null'),
    name: p.string().length(40),
    /** The plan whose role it should have. */
    want: p.text().$type<Tier>().nullable(),
    /** The plan whose role it may have: written before a role is given, and cleared after it is taken. */
    have: p.text().$type<Tier>().nullable(),
    /** Whether Discord said that it was given. */
    confirmed: p.boolean().default(true),
    /** A hash of the rows from which `want` was derived. */
    seen: p.string().length(32).default(''),
    /** When `want` may change although no row does. */
    dueAt: p.datetime(3),
    tries: p.smallint().default(0),
    /** Null: nothing failed. */
    retryAt: p.datetime(3).nullable(),
    failure: p.string().length(300).nullable(),
    failedSince: p.datetime(3).nullable(),
    linkedAt: p.datetime(3),
  },
});

/** A message in a channel, by the batch that it tells. */
const DiscordMessageEntity = defineEntity({
  name: 'DiscordMessageRow',
  tableName: 'discord_messages',
  properties: {
    batchId: p.bigint('string').primary(),
    channelId: p.string().length(20).primary(),
    messageId: p.string().length(20),
    /** The plan of the channel. */
    tier: p.text().$type<Tier>(),
    /** The versions whose words it shows, by pick; 0: without words. */
    picks: p.json().$type<Record<string, number>>(),
    postedAt: p.datetime(3),
  },
});

/** The process that talks to Discord. There is one row. */
const DiscordProcessEntity = defineEntity({
  name: 'DiscordProcessRow',
  tableName: 'discord_process',
  properties: {
    name: p.string().length(20).primary(),
    holder: p.string().length(40),
    /** By the clock of the database. */
    leasedUntil: p.datetime(3),
    /** Why nothing is sent; null: it is sent. */
    stopped: p.string().length(300).nullable(),
    stoppedSince: p.datetime(3).nullable(),
  },
});

export const DISCORD_ENTITIES = [DiscordLinkEntity, DiscordMessageEntity, DiscordProcessEntity];
