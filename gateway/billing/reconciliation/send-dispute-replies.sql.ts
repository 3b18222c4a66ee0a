// Written by npm run codegen from send-dispute-replies.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface DueRepliesValues {
  now: Date;
}

export interface DueRepliesRow {
  disputeId: string;
}

export const dueReplies = new Statement<DueRepliesValues, DueRepliesRow>({
  name: 'dueReplies',
  text: `select dispute_id from dispute_replies where state = 'SENDING' and next_try_at <= $1 order by next_try_at limit 50`,
  values: ['now'],
  columns: ['dispute_id'],
});

export interface TakeReplyValues {
  until: Date;
  disputeId: string;
  now: Date;
}

export interface TakeReplyRow {
  disputeId: string;
}

/** Taken for a while: a run that begins while this one waits for the processor leaves it alone. */
export const takeReply = new Statement<TakeReplyValues, TakeReplyRow>({
  name: 'takeReply',
  text: `update dispute_replies set next_try_at = $1 where dispute_id = $2 and state = 'SENDING' and next_try_at <= $3
returning dispute_id`,
  values: ['until', 'disputeId', 'now'],
  columns: ['dispute_id'],
});
