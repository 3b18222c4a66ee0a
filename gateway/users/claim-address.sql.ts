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

export interface GivePurchasesValues {
  uid: string;
  formerId: string;
}

export type GivePurchasesRow = Record<never, never>;

export const givePurchases = new Statement<GivePurchasesValues, GivePurchasesRow>({
  name: 'givePurchases',
  text: `update purchases set user_id = $1 where user_id = $2`,
  values: ['uid', 'formerId'],
  columns: [],
});

export interface GiveRedemptionsValues {
  uid: string;
  formerId: string;
}

export type GiveRedemptionsRow = Record<never, never>;

export const giveRedemptions = new Statement<GiveRedemptionsValues, GiveRedemptionsRow>({
  name: 'giveRedemptions',
  text: `update coupon_redemptions set user_id = $1 where user_id = $2`,
  values: ['uid', 'formerId'],
  columns: [],
});

export interface GiveDevicesValues {
  uid: string;
  formerId: string;
}

export type GiveDevicesRow = Record<never, never>;

export const giveDevices = new Statement<GiveDevicesValues, GiveDevicesRow>({
  name: 'giveDevices',
  text: `update devices set user_id = $1 where user_id = $2`,
  values: ['uid', 'formerId'],
  columns: [],
});

export interface GivePickAlertsValues {
  uid: string;
  formerId: string;
}

export type GivePickAlertsRow = Record<never, never>;

export const givePickAlerts = new Statement<GivePickAlertsValues, GivePickAlertsRow>({
  name: 'givePickAlerts',
  text: `update pick_alerts set user_id = $1 where user_id = $2`,
  values: ['uid', 'formerId'],
  columns: [],
});
