// Written by npm run codegen from edit-messages.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Told } from '#gateway/pick-alerts/channel.ts';

export interface MessagesWithPicksValues {
  channelId: string;
  batchId: number | string;
}

export interface MessagesWithPicksRow {
  batchId: string;
  messageId: string;
  picks: Told;
}

export const messagesWithPicks = new Statement<MessagesWithPicksValues, MessagesWithPicksRow>({
  name: 'messagesWithPicks',
  text: `select m.batch_id, m.message_id, m.picks from discord_messages m
 where m.channel_id = $1 and jsonb_exists_any(m.picks, array(select pick_id from alert_batch_picks where batch_id = $2))
 order by m.batch_id`,
  values: ['channelId', 'batchId'],
  columns: ['batch_id', 'message_id', 'picks'],
  decimals: ['batch_id'],
});

export interface IsBeingPostedValues {
  channelId: string;
  batchId: number | string;
}

export type IsBeingPostedRow = Record<never, never>;

/** A message that is still to be posted has the new words by itself, but it may just be on its way with the old ones. */
export const isBeingPosted = new Statement<IsBeingPostedValues, IsBeingPostedRow>({
  name: 'isBeingPosted',
  text: `select from pick_alerts a join alert_batches b on b.id = a.batch_id and b.kind = 'RELEASE'
 where a.channel = 'DISCORD' and a.target = $1 and a.state in ('WAITING', 'SENDING') and exists (
   select from alert_batch_picks p where p.batch_id = a.batch_id
      and p.pick_id in (select pick_id from alert_batch_picks where batch_id = $2))`,
  values: ['channelId', 'batchId'],
  columns: [],
});

export interface KeepMessagePicksValues {
  picks: string;
  batchId: number | string;
  channelId: string;
}

export type KeepMessagePicksRow = Record<never, never>;

export const keepMessagePicks = new Statement<KeepMessagePicksValues, KeepMessagePicksRow>({
  name: 'keepMessagePicks',
  text: `update discord_messages set picks = $1::jsonb where batch_id = $2 and channel_id = $3`,
  values: ['picks', 'batchId', 'channelId'],
  columns: [],
});
