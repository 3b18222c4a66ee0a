// Written by npm run codegen from link-discord.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockLinkOwnerValues {
  id: string;
}

export type LockLinkOwnerRow = Record<never, never>;

/** Two requests of one member follow each other. */
export const lockLinkOwner = new Statement<LockLinkOwnerValues, LockLinkOwnerRow>({
  name: 'lockLinkOwner',
  text: `select from users where id = $1 for update`,
  values: ['id'],
  columns: [],
});

export interface ReplaceLinkValues {
  now: Date;
  userId: string;
  discordId: string;
}

export type ReplaceLinkRow = Record<never, never>;

/** The account that the member had before loses its role. */
export const replaceLink = new Statement<ReplaceLinkValues, ReplaceLinkRow>({
  name: 'replaceLink',
  text: `update discord_links set user_id = null, due_at = $1 where user_id = $2 and discord_id <> $3`,
  values: ['now', 'userId', 'discordId'],
  columns: [],
});

export interface AddLinkValues {
  discordId: string;
  userId: string;
  name: string;
  now: Date;
}

export interface AddLinkRow {
  discordId: string;
}

/** One that nobody has any more keeps the role that it may have until that is settled. */
export const addLink = new Statement<AddLinkValues, AddLinkRow>({
  name: 'addLink',
  text: `insert into discord_links as l (discord_id, user_id, name, due_at, linked_at) values ($1, $2, $3, $4, $4)
on conflict (discord_id) do update set user_id = excluded.user_id, name = excluded.name, due_at = excluded.due_at,
  linked_at = excluded.linked_at, seen = '', tries = 0, retry_at = null, failure = null, failed_since = null
 where l.user_id is null or l.user_id = excluded.user_id
returning discord_id`,
  values: ['discordId', 'userId', 'name', 'now'],
  columns: ['discord_id'],
});

export interface UnlinkValues {
  now: Date;
  userId: string;
}

export interface UnlinkRow {
  discordId: string;
}

export const unlink = new Statement<UnlinkValues, UnlinkRow>({
  name: 'unlink',
  text: `update discord_links set user_id = null, due_at = $1 where user_id = $2 returning discord_id`,
  values: ['now', 'userId'],
  columns: ['discord_id'],
});
