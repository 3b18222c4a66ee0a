// Written by npm run codegen from fan-out.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface NextBatchValues {
  now: Date;
  channels: readonly string[];
  late: Date;
}

export interface NextBatchRow {
  channel: 'MAIL' | 'PUSH' | 'DISCORD';
  closesAt: Date;
  day: string;
  fannedTo: string;
  id: string;
  kind: 'RELEASE' | 'EDIT' | 'WITHDRAWAL' | 'DIGEST' | 'RECAP';
  openedAt: Date;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
}

/** A batch whose time has come; a mail names a checkpoint, so it waits for one that holds its picks. */
export const nextBatch = new Statement<NextBatchValues, NextBatchRow>({
  name: 'nextBatch',
  text: `select b.id, b.channel, b.kind, b.tier, b.day::text as "day", b.opened_at, b.closes_at, b.fanned_to from alert_batches b
 where b.whole_at is null and b.closes_at <= $1 and b.channel = any($2::text[])
   and (b.channel <> 'MAIL' or b.closes_at <= $3 or not exists (
     select from alert_batch_picks join record_leaves using (pick_id)
      where batch_id = b.id and index >= (select coalesce(max(size), 0) from record_checkpoints)))
 order by b.closes_at, b.id limit 1 for update skip locked`,
  values: ['now', 'channels', 'late'],
  columns: ['channel', 'closes_at', 'day', 'fanned_to', 'id', 'kind', 'opened_at', 'tier'],
  instants: ['closes_at', 'opened_at'],
  decimals: ['id'],
});

export interface NoteSliceValues {
  last: string | null;
  now: Date;
  id: number | string;
}

export type NoteSliceRow = Record<never, never>;

/** From its first slice on no pick joins it. */
export const noteSlice = new Statement<NoteSliceValues, NoteSliceRow>({
  name: 'noteSlice',
  text: `update alert_batches set gathering = false, fanned_to = coalesce($1, fanned_to),
       whole_at = case when $1::text is null then $2::timestamptz end
 where id = $3`,
  values: ['last', 'now', 'id'],
  columns: [],
});
