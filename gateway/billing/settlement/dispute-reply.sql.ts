// Written by npm run codegen from dispute-reply.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface WriteReplyValues {
  disputeId: string;
  kind: string;
  text: string | null;
  reason: string;
  by: string | null;
  now: Date;
  state: string;
  nextTryAt: Date | null;
}

export type WriteReplyRow = Record<never, never>;

/** A reply that is being sent stays. */
export const writeReply = new Statement<WriteReplyValues, WriteReplyRow>({
  name: 'writeReply',
  text: `insert into dispute_replies (dispute_id, kind, text, reason, replied_by, replied_at, state, next_try_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (dispute_id) do update
   set kind = excluded.kind, text = excluded.text, reason = excluded.reason, replied_by = excluded.replied_by,
       replied_at = excluded.replied_at, state = excluded.state, tries = 0, next_try_at = excluded.next_try_at, failure = null, sent_at = null
 where dispute_replies.state <> 'SENDING'`,
  values: ['disputeId', 'kind', 'text', 'reason', 'by', 'now', 'state', 'nextTryAt'],
  columns: [],
});

export interface ReplyOfValues {
  disputeId: string;
}

export interface ReplyOfRow {
  kind: 'ANSWER' | 'ACCEPT';
  state: 'WAITING' | 'SENDING' | 'SENT' | 'REFUSED';
  text: string | null;
}

export const replyOf = new Statement<ReplyOfValues, ReplyOfRow>({
  name: 'replyOf',
  text: `select kind, text, state from dispute_replies where dispute_id = $1`,
  values: ['disputeId'],
  columns: ['kind', 'state', 'text'],
});

export interface NoteReplyFailureValues {
  nextTryAt: Date;
  failure: string;
  disputeId: string;
}

export type NoteReplyFailureRow = Record<never, never>;

export const noteReplyFailure = new Statement<NoteReplyFailureValues, NoteReplyFailureRow>({
  name: 'noteReplyFailure',
  text: `update dispute_replies set tries = tries + 1, next_try_at = $1, failure = $2
 where dispute_id = $3 and state = 'SENDING'`,
  values: ['nextTryAt', 'failure', 'disputeId'],
  columns: [],
});

export interface EndReplyValues {
  state: string;
  failure: string | null;
  sentAt: Date | null;
  disputeId: string;
}

export type EndReplyRow = Record<never, never>;

export const endReply = new Statement<EndReplyValues, EndReplyRow>({
  name: 'endReply',
  text: `update dispute_replies set state = $1, next_try_at = null, failure = $2, sent_at = $3
 where dispute_id = $4 and state = 'SENDING'`,
  values: ['state', 'failure', 'sentAt', 'disputeId'],
  columns: [],
});

export interface SendingReplyValues {
  disputeId: string;
}

export interface SendingReplyRow {
  kind: 'ANSWER' | 'ACCEPT';
  text: string | null;
  tries: number;
}

export const sendingReply = new Statement<SendingReplyValues, SendingReplyRow>({
  name: 'sendingReply',
  text: `select kind, text, tries from dispute_replies where dispute_id = $1 and state = 'SENDING'`,
  values: ['disputeId'],
  columns: ['kind', 'text', 'tries'],
});

export interface AddAcceptanceValues {
  disputeId: string;
  reason: string;
  now: Date;
}

export interface AddAcceptanceRow {
  disputeId: string;
}

export const addAcceptance = new Statement<AddAcceptanceValues, AddAcceptanceRow>({
  name: 'addAcceptance',
  text: `insert into dispute_replies (dispute_id, kind, reason, replied_at, state, next_try_at)
values ($1, 'ACCEPT', $2, $3, 'SENDING', $3) on conflict do nothing
returning dispute_id`,
  values: ['disputeId', 'reason', 'now'],
  columns: ['dispute_id'],
});
