// Written by npm run codegen from recover-staff.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockStaffOfAddressValues {
  email: string;
}

export interface LockStaffOfAddressRow {
  id: string;
}

export const lockStaffOfAddress = new Statement<LockStaffOfAddressValues, LockStaffOfAddressRow>({
  name: 'lockStaffOfAddress',
  text: `select id from users where lower(email) = lower($1) and role is not null for update`,
  values: ['email'],
  columns: ['id'],
});

export interface RemovePasskeysValues {
  userId: string;
}

export type RemovePasskeysRow = Record<never, never>;

export const removePasskeys = new Statement<RemovePasskeysValues, RemovePasskeysRow>({
  name: 'removePasskeys',
  text: `delete from passkeys where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface ForgetSecondFactorsValues {
  userId: string;
}

export type ForgetSecondFactorsRow = Record<never, never>;

export const forgetSecondFactors = new Statement<ForgetSecondFactorsValues, ForgetSecondFactorsRow>({
  name: 'forgetSecondFactors',
  text: `update sessions set second_factor_at = null where user_id = $1`,
  values: ['userId'],
  columns: [],
});
