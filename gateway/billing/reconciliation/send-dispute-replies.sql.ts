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
