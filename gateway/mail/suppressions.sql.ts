// Written by npm run codegen from suppressions.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface SuppressionsOfValues {
  addressKeys: readonly string[];
}

export interface SuppressionsOfRow {
  addressKey: string;
  at: Date;
  detail: string | null;
  reason: 'BOUNCE' | 'COMPLAINT';
  scope: 'ALL' | 'NEWS';
}

export const suppressionsOf = new Statement<SuppressionsOfValues, SuppressionsOfRow>({
  name: 'suppressionsOf',
  text: `select s.* from mail_suppressions s where address_key = any($1::text[])`,
  values: ['addressKeys'],
  columns: ['address_key', 'at', 'detail', 'reason', 'scope'],
  instants: ['at'],
});

export interface SuppressValues {
  addressKey: string;
  scope: string;
  reason: string;
  detail: string | null;
  at: Date;
}

export type SuppressRow = Record<never, never>;

/** The first reason stays. */
export const suppress = new Statement<SuppressValues, SuppressRow>({
  name: 'suppress',
  text: `insert into mail_suppressions (address_key, scope, reason, detail, at) values ($1, $2, $3, $4, $5)
on conflict do nothing`,
  values: ['addressKey', 'scope', 'reason', 'detail', 'at'],
  columns: [],
});

export interface LiftSuppressionValues {
  addressKey: string;
  scope: string;
}

export type LiftSuppressionRow = Record<never, never>;

export const liftSuppression = new Statement<LiftSuppressionValues, LiftSuppressionRow>({
  name: 'liftSuppression',
  text: `delete from mail_suppressions where address_key = $1 and scope = $2`,
  values: ['addressKey', 'scope'],
  columns: [],
});
