// Written by npm run codegen from dead-mails.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockMailValues {
  tries: number;
  key: string;
}

export interface LockMailRow {
  id: string;
  isDead: boolean;
  recipient: string;
  template: string;
}

/** Locked, so that of two admins the second learns of the first. */
export const lockMail = new Statement<LockMailValues, LockMailRow>({
  name: 'lockMail',
  text: `select id, recipient, template, sent_at is null and dropped_at is null and attempts >= $1 as "is_dead"
  from outbox where key = $2 for update`,
  values: ['tries', 'key'],
  columns: ['id', 'is_dead', 'recipient', 'template'],
  decimals: ['id'],
});

export interface RetryMailValues {
  now: Date;
  id: number | string;
}

export type RetryMailRow = Record<never, never>;

export const retryMail = new Statement<RetryMailValues, RetryMailRow>({
  name: 'retryMail',
  text: `update outbox set attempts = 0, next_attempt_at = $1, failure = null where id = $2`,
  values: ['now', 'id'],
  columns: [],
});

export interface DropMailValues {
  now: Date;
  id: number | string;
}

export type DropMailRow = Record<never, never>;

export const dropMail = new Statement<DropMailValues, DropMailRow>({
  name: 'dropMail',
  text: `update outbox set dropped_at = $1 where id = $2`,
  values: ['now', 'id'],
  columns: [],
});
