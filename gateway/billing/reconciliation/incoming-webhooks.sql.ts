// Written by npm run codegen from incoming-webhooks.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface StoreWebhookValues {
  hash: string;
  kind: string;
  signature: string;
  payload: string;
  now: Date;
}

export type StoreWebhookRow = Record<never, never>;

/** A repeated webhook is the same row. */
export const storeWebhook = new Statement<StoreWebhookValues, StoreWebhookRow>({
  name: 'storeWebhook',
  text: `insert into webhook_inbox (hash, kind, signature, payload, received_at, next_attempt_at)
values ($1, $2, $3, $4, $5, $5) on conflict (hash) do nothing`,
  values: ['hash', 'kind', 'signature', 'payload', 'now'],
  columns: [],
});
