// Written by npm run codegen from decide.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { ApprovalCause, ApprovalKind } from '#schema/rules/money/four-eyes.ts';

export interface LockApprovalValues {
  id: string;
}

export interface LockApprovalRow {
  approved: boolean | null;
  askedAt: Date;
  askedBy: string;
  cause: ApprovalCause;
  decidedAt: Date | null;
  decidedBy: string | null;
  id: string;
  kind: ApprovalKind;
  memberId: string | null;
  note: string | null;
  payload: unknown;
  reason: string;
  subject: string;
  text: string;
}

export const lockApproval = new Statement<LockApprovalValues, LockApprovalRow>({
  name: 'lockApproval',
  text: `select a.* from approvals a where id = $1 for update`,
  values: ['id'],
  columns: ['approved', 'asked_at', 'asked_by', 'cause', 'decided_at', 'decided_by', 'id', 'kind', 'member_id', 'note', 'payload', 'reason', 'subject', 'text'],
  instants: ['asked_at', 'decided_at'],
});

export interface DecideApprovalValues {
  approved: boolean;
  by: string;
  now: Date;
  note: string | null;
  id: string;
}

export type DecideApprovalRow = Record<never, never>;

export const decideApproval = new Statement<DecideApprovalValues, DecideApprovalRow>({
  name: 'decideApproval',
  text: `update approvals set approved = $1, decided_by = $2, decided_at = $3, note = $4 where id = $5`,
  values: ['approved', 'by', 'now', 'note', 'id'],
  columns: [],
});
