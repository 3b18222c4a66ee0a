// Written by npm run codegen from change-limits.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AddLimitsValues {
  personKey: string;
}

export type AddLimitsRow = Record<never, never>;

export const addLimits = new Statement<AddLimitsValues, AddLimitsRow>({
  name: 'addLimits',
  text: `insert into play_limits (person_key) values ($1) on conflict do nothing`,
  values: ['personKey'],
  columns: [],
});

export interface LockLimitsValues {
  personKey: string;
}

export type LockLimitsRow = Record<never, never>;

export const lockLimits = new Statement<LockLimitsValues, LockLimitsRow>({
  name: 'lockLimits',
  text: `select from play_limits where person_key = $1 for update`,
  values: ['personKey'],
  columns: [],
});

export interface KeepLimitsValues {
  ageConfirmedAt: Date | null;
  monthlyLimitCents: number | null;
  nextLimitCents: number | null;
  nextLimitAt: Date | null;
  coolOffUntil: Date | null;
  excludedUntil: Date | null;
  personKey: string;
}

export type KeepLimitsRow = Record<never, never>;

export const keepLimits = new Statement<KeepLimitsValues, KeepLimitsRow>({
  name: 'keepLimits',
  text: `update play_limits set age_confirmed_at = $1, monthly_limit_cents = $2,
       next_limit_cents = $3, next_limit_at = $4, cool_off_until = $5,
       excluded_until = $6
 where person_key = $7`,
  values: ['ageConfirmedAt', 'monthlyLimitCents', 'nextLimitCents', 'nextLimitAt', 'coolOffUntil', 'excludedUntil', 'personKey'],
  columns: [],
});

export interface TouchAccountsOfPersonValues {
  personKey: string;
  userId: string;
}

export type TouchAccountsOfPersonRow = Record<never, never>;

/** Every account of the person is read again by the processes that stream to it: a break locks what they show. */
export const touchAccountsOfPerson = new Statement<TouchAccountsOfPersonValues, TouchAccountsOfPersonRow>({
  name: 'touchAccountsOfPerson',
  text: `update users set person_key = $1 where id = $2 or person_key = $1`,
  values: ['personKey', 'userId'],
  columns: [],
});
