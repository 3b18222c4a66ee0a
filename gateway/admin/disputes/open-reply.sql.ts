// Written by npm run codegen from open-reply.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockDisputeValues {
  disputeId: string;
}

export interface LockDisputeRow {
  cents: number;
  kind: 'CHARGEBACK' | 'INQUIRY' | 'PRE_ARBITRATION';
  state: 'OPEN' | 'ANSWERED' | 'ACCEPTED' | 'WON' | 'LOST' | 'EXPIRED';
  transactionId: string;
  userId: string;
}

export const lockDispute = new Statement<LockDisputeValues, LockDisputeRow>({
  name: 'lockDispute',
  text: `select d.kind, d.state, d.amount_cents as cents, d.transaction_id, d.user_id from disputes d where d.dispute_id = $1 for update`,
  values: ['disputeId'],
  columns: ['cents', 'kind', 'state', 'transaction_id', 'user_id'],
});

export interface HasWaitingReplyValues {
  disputeId: string;
}

export type HasWaitingReplyRow = Record<never, never>;

export const hasWaitingReply = new Statement<HasWaitingReplyValues, HasWaitingReplyRow>({
  name: 'hasWaitingReply',
  text: `select from approvals where kind = 'DISPUTE' and subject = $1 and decided_at is null`,
  values: ['disputeId'],
  columns: [],
});

export interface StateOfDisputeValues {
  disputeId: string;
}

export interface StateOfDisputeRow {
  state: 'OPEN' | 'ANSWERED' | 'ACCEPTED' | 'WON' | 'LOST' | 'EXPIRED';
}

export const stateOfDispute = new Statement<StateOfDisputeValues, StateOfDisputeRow>({
  name: 'stateOfDispute',
  text: `select state from disputes where dispute_id = $1`,
  values: ['disputeId'],
  columns: ['state'],
});
