// Written by npm run codegen from send-mails.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Template } from '#gateway/mail/mail.ts';

export interface OneDueMailValues {
  tries: number;
  now: Date;
}

export type OneDueMailRow = Record<never, never>;

export const oneDueMail = new Statement<OneDueMailValues, OneDueMailRow>({
  name: 'oneDueMail',
  text: `select from outbox where sent_at is null and attempts < $1 and next_attempt_at <= $2 limit 1`,
  values: ['tries', 'now'],
  columns: [],
});

export interface LockDueMailValues {
  tries: number;
  now: Date;
}

export interface LockDueMailRow {
  attempts: number;
  data: unknown;
  id: string;
  key: string;
  recipient: string;
  template: Template;
}

export const lockDueMail = new Statement<LockDueMailValues, LockDueMailRow>({
  name: 'lockDueMail',
  text: `select id, key, recipient, template, data, attempts from outbox
 where sent_at is null and attempts < $1 and next_attempt_at <= $2 order by next_attempt_at, id limit 1 for update skip locked`,
  values: ['tries', 'now'],
  columns: ['attempts', 'data', 'id', 'key', 'recipient', 'template'],
  decimals: ['id'],
});

export interface KeepSentValues {
  now: Date;
  id: number | string;
}

export type KeepSentRow = Record<never, never>;

export const keepSent = new Statement<KeepSentValues, KeepSentRow>({
  name: 'keepSent',
  text: `update outbox set sent_at = $1, attempts = attempts + 1, failure = null where id = $2`,
  values: ['now', 'id'],
  columns: [],
});

export interface KeepFailedMailValues {
  tries: number;
  next: Date;
  failure: string;
  droppedAt: Date | null;
  id: number | string;
}

export type KeepFailedMailRow = Record<never, never>;

export const keepFailedMail = new Statement<KeepFailedMailValues, KeepFailedMailRow>({
  name: 'keepFailedMail',
  text: `update outbox set attempts = $1, next_attempt_at = $2, failure = $3, dropped_at = $4 where id = $5`,
  values: ['tries', 'next', 'failure', 'droppedAt', 'id'],
  columns: [],
});
