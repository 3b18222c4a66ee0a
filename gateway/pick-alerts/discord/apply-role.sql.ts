// Written by npm run codegen from apply-role.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LinkOfAccountValues {
  discordId: string;
}

export interface LinkOfAccountRow {
  confirmed: boolean;
  discordId: string;
  have: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
  tries: number;
  want: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
}

export const linkOfAccount = new Statement<LinkOfAccountValues, LinkOfAccountRow>({
  name: 'linkOfAccount',
  text: `select discord_id, want, have, confirmed, tries from discord_links where discord_id = $1`,
  values: ['discordId'],
  columns: ['confirmed', 'discord_id', 'have', 'tries', 'want'],
});

export interface OpenLinksValues {
  now: Date;
}

export type OpenLinksRow = LinkOfAccountRow;

/** Removals first: a role that is late costs a member minutes, one that is left costs the picks. */
export const openLinks = new Statement<OpenLinksValues, OpenLinksRow>({
  name: 'openLinks',
  text: `select discord_id, want, have, confirmed, tries from discord_links where (have is distinct from want or not confirmed) and (retry_at is null or retry_at <= $1)
 order by (have is not null) desc, linked_at limit 100`,
  values: ['now'],
  columns: ['confirmed', 'discord_id', 'have', 'tries', 'want'],
});

export interface LinksToRevokeValues {
  readers: readonly string[];
}

export type LinksToRevokeRow = LinkOfAccountRow;

/** Those who can read a channel, and should not. */
export const linksToRevoke = new Statement<LinksToRevokeValues, LinksToRevokeRow>({
  name: 'linksToRevoke',
  text: `select discord_id, want, have, confirmed, tries from discord_links where have = any($1::text[]) and (want is null or want <> all($1::text[]))
 order by coalesce(retry_at, linked_at) limit 50`,
  values: ['readers'],
  columns: ['confirmed', 'discord_id', 'have', 'tries', 'want'],
});

export interface KeepRoleValues {
  have: string | null;
  confirmed: boolean;
  discordId: string;
}

export type KeepRoleRow = Record<never, never>;

export const keepRole = new Statement<KeepRoleValues, KeepRoleRow>({
  name: 'keepRole',
  text: `update discord_links set have = $1, confirmed = $2 where discord_id = $3`,
  values: ['have', 'confirmed', 'discordId'],
  columns: [],
});

export interface ForgetFailuresValues {
  discordId: string;
}

export type ForgetFailuresRow = Record<never, never>;

export const forgetFailures = new Statement<ForgetFailuresValues, ForgetFailuresRow>({
  name: 'forgetFailures',
  text: `update discord_links set tries = 0, retry_at = null, failure = null, failed_since = null where discord_id = $1`,
  values: ['discordId'],
  columns: [],
});

export interface NoteRoleFailureValues {
  again: Date;
  reason: string;
  now: Date;
  discordId: string;
}

export type NoteRoleFailureRow = Record<never, never>;

export const noteRoleFailure = new Statement<NoteRoleFailureValues, NoteRoleFailureRow>({
  name: 'noteRoleFailure',
  text: `update discord_links set tries = tries + 1, retry_at = $1, failure = $2, failed_since = coalesce(failed_since, $3)
 where discord_id = $4`,
  values: ['again', 'reason', 'now', 'discordId'],
  columns: [],
});

export interface ForgetLinkValues {
  discordId: string;
}

export type ForgetLinkRow = Record<never, never>;

export const forgetLink = new Statement<ForgetLinkValues, ForgetLinkRow>({
  name: 'forgetLink',
  text: `delete from discord_links where discord_id = $1 and user_id is null and have is null`,
  values: ['discordId'],
  columns: [],
});
