// Written by npm run codegen from enqueue.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AddMailValues {
  key: string;
  recipient: string;
  template: string;
  data: string;
  now: Date;
}

export interface AddMailRow {
  id: string;
}

export const addMail = new Statement<AddMailValues, AddMailRow>({
  name: 'addMail',
  text: `insert into outbox (key, recipient, template, data, created_at, next_attempt_at) select $1::text, $2::text, $3::text, $4::jsonb, $5::timestamptz, $5::timestamptz on conflict (key) do nothing returning id`,
  values: ['key', 'recipient', 'template', 'data', 'now'],
  columns: ['id'],
  decimals: ['id'],
});

export interface AddGuardedMailValues {
  key: string;
  recipient: string;
  template: string;
  data: string;
  now: Date;
}

export type AddGuardedMailRow = Record<never, never>;

export const addGuardedMail = new Statement<AddGuardedMailValues, AddGuardedMailRow>({
  name: 'addGuardedMail',
  text: `insert into outbox (key, recipient, template, data, created_at, next_attempt_at) select $1::text, $2::text, $3::text, $4::jsonb, $5::timestamptz, $5::timestamptz where exists (select from guard) on conflict (key) do nothing`,
  values: ['key', 'recipient', 'template', 'data', 'now'],
  columns: [],
});
