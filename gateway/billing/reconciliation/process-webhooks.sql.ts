// Written by npm run codegen from process-webhooks.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ClaimWebhookValues {
  now: Date;
  mostAttempts: number;
}

export interface ClaimWebhookRow {
  hash: string;
  payload: string;
  signature: string;
}

/** Claims the longest waiting webhook until its next retry, so that no lock is held during calls. */
export const claimWebhook = new Statement<ClaimWebhookValues, ClaimWebhookRow>({
  name: 'claimWebhook',
  text: `update webhook_inbox set attempts = attempts + 1,
       next_attempt_at = $1::timestamptz + (attempts + 1) * interval '1 minute'
 where hash = (select hash from webhook_inbox
                where processed_at is null and next_attempt_at <= $1 and attempts < $2
                order by next_attempt_at limit 1 for update skip locked)
returning hash, signature, payload`,
  values: ['now', 'mostAttempts'],
  columns: ['hash', 'payload', 'signature'],
});

export interface NoteWebhookValues {
  processedAt: Date | null;
  failure: string | null;
  hash: string;
}

export type NoteWebhookRow = Record<never, never>;

export const noteWebhook = new Statement<NoteWebhookValues, NoteWebhookRow>({
  name: 'noteWebhook',
  text: `update webhook_inbox set processed_at = $1, failure = $2 where hash = $3`,
  values: ['processedAt', 'failure', 'hash'],
  columns: [],
});
