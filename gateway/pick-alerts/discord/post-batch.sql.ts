// Written by npm run codegen from post-batch.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface KeepMessageValues {
  batchId: number | string;
  channelId: string;
  messageId: string;
  tier: string;
  picks: string;
  now: Date;
}

export type KeepMessageRow = Record<never, never>;

export const keepMessage = new Statement<KeepMessageValues, KeepMessageRow>({
  name: 'keepMessage',
  text: `insert into discord_messages (batch_id, channel_id, message_id, tier, picks, posted_at)
values ($1, $2, $3, $4, $5::jsonb, $6)
on conflict (batch_id, channel_id) do update set message_id = excluded.message_id, picks = excluded.picks`,
  values: ['batchId', 'channelId', 'messageId', 'tier', 'picks', 'now'],
  columns: [],
});
