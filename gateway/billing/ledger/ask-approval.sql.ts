// Written by npm run codegen from ask-approval.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AddApprovalValues {
  id: string;
  kind: string;
  subject: string;
  text: string;
  cause: string;
  payload: string;
  memberId: string | null;
  by: string;
  reason: string;
  now: Date;
}

export interface AddApprovalRow {
  at: Date;
  by: string;
  id: string;
  text: string;
}

export const addApproval = new Statement<AddApprovalValues, AddApprovalRow>({
  name: 'addApproval',
  text: `insert into approvals (id, kind, subject, text, cause, payload, member_id, asked_by, reason, asked_at)
values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10) on conflict do nothing
returning id, text, asked_by as by, asked_at as at`,
  values: ['id', 'kind', 'subject', 'text', 'cause', 'payload', 'memberId', 'by', 'reason', 'now'],
  columns: ['at', 'by', 'id', 'text'],
  instants: ['at'],
});

export interface WaitingApprovalValues {
  kind: string;
  subject: string;
}

export type WaitingApprovalRow = AddApprovalRow;

export const waitingApproval = new Statement<WaitingApprovalValues, WaitingApprovalRow>({
  name: 'waitingApproval',
  text: `select id, text, asked_by as by, asked_at as at from approvals
 where kind = $1 and subject = $2 and decided_at is null`,
  values: ['kind', 'subject'],
  columns: ['at', 'by', 'id', 'text'],
  instants: ['at'],
});
