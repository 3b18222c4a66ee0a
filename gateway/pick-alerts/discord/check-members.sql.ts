// Written by npm run codegen from check-members.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type LinkedAccountsValues = Record<never, never>;

export interface LinkedAccountsRow {
  discordId: string;
  have: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
}

export const linkedAccounts = new Statement<LinkedAccountsValues, LinkedAccountsRow>({
  name: 'linkedAccounts',
  text: `select discord_id, have from discord_links`,
  values: [],
  columns: ['discord_id', 'have'],
});

export interface CorrectRolesValues {
  lost: string;
}

export type CorrectRolesRow = Record<never, never>;

/** They are tried again at once, also those whom the server had lost. */
export const correctRoles = new Statement<CorrectRolesValues, CorrectRolesRow>({
  name: 'correctRoles',
  text: `update discord_links l set have = null, confirmed = true, retry_at = null
  from json_to_recordset($1::json) as n (discord_id text, have text)
 where l.discord_id = n.discord_id and l.have = n.have`,
  values: ['lost'],
  columns: [],
});

export interface RetryPresentValues {
  present: readonly string[];
}

export type RetryPresentRow = Record<never, never>;

/** Those that failed because the account was not in the server. */
export const retryPresent = new Statement<RetryPresentValues, RetryPresentRow>({
  name: 'retryPresent',
  text: `update discord_links set retry_at = null where retry_at is not null and discord_id = any($1::text[])`,
  values: ['present'],
  columns: [],
});

export interface HasRoleValues {
  discordId: string;
  tier: string;
}

export type HasRoleRow = Record<never, never>;

export const hasRole = new Statement<HasRoleValues, HasRoleRow>({
  name: 'hasRole',
  text: `select from discord_links where discord_id = $1 and have = $2`,
  values: ['discordId', 'tier'],
  columns: [],
});
