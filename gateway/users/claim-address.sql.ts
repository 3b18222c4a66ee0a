// Written by npm run codegen from claim-address.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AccountOfAddressValues {
  email: string;
}

export interface AccountOfAddressRow {
  id: string;
}

export const accountOfAddress = new Statement<AccountOfAddressValues, AccountOfAddressRow>({
  name: 'accountOfAddress',
  text: `select id from users where lower(email) = lower($1)`,
  values: ['email'],
  columns: ['id'],
});

export interface RevokeKeysOfValues {
  now: Date;
  userId: string;
}

export type RevokeKeysOfRow = Record<never, never>;

export const revokeKeysOf = new Statement<RevokeKeysOfValues, RevokeKeysOfRow>({
  name: 'revokeKeysOf',
  text: `update api_keys set revoked_at = $1 where user_id = $2 and revoked_at is null`,
  values: ['now', 'userId'],
  columns: [],
});

export interface DeleteSessionsOfValues {
  userId: string;
}

export type DeleteSessionsOfRow = Record<never, never>;

export const deleteSessionsOf = new Statement<DeleteSessionsOfValues, DeleteSessionsOfRow>({
  name: 'deleteSessionsOf',
  text: `delete from sessions where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface DeleteFeedsOfValues {
  userId: string;
}

export type DeleteFeedsOfRow = Record<never, never>;

export const deleteFeedsOf = new Statement<DeleteFeedsOfValues, DeleteFeedsOfRow>({
  name: 'deleteFeedsOf',
  text: `delete from feed_addresses where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface UnlinkDiscordOfValues {
  userId: string;
}

export type UnlinkDiscordOfRow = Record<never, never>;

export const unlinkDiscordOf = new Statement<UnlinkDiscordOfValues, UnlinkDiscordOfRow>({
  name: 'unlinkDiscordOf',
  text: `update discord_links set user_id = null where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface DeletePasskeysOfValues {
  userId: string;
}

export type DeletePasskeysOfRow = Record<never, never>;

export const deletePasskeysOf = new Statement<DeletePasskeysOfValues, DeletePasskeysOfRow>({
  name: 'deletePasskeysOf',
  text: `delete from passkeys where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface GiveAccountValues {
  uid: string;
  now: Date;
  formerId: string;
}

export type GiveAccountRow = Record<never, never>;

export const giveAccount = new Statement<GiveAccountValues, GiveAccountRow>({
  name: 'giveAccount',
  text: `update users set id = $1, role = null, trial_ends_at = trial_ends_at, email_proved_at = $2 where id = $3`,
  values: ['uid', 'now', 'formerId'],
  columns: [],
});
