// Written by npm run codegen from dispute-problems.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface OpenDisputesValues {
  most: number | string;
}

export interface OpenDisputesRow {
  cents: number;
  disputeId: string;
  email: string;
  kind: 'CHARGEBACK' | 'INQUIRY' | 'PRE_ARBITRATION';
  memberId: string;
  reason: string;
  replyBy: string | null;
  since: Date;
}

/** Open disputes, the earliest deadline first. */
export const openDisputes = new Statement<OpenDisputesValues, OpenDisputesRow>({
  name: 'openDisputes',
  text: `select d.dispute_id, d.kind, d.reason, d.amount_cents as cents, d.reply_by, d.opened_at as since, d.user_id as member_id, u.email
  from disputes d join users u on u.id = d.user_id
 where d.state = 'OPEN' order by d.reply_by nulls first, d.dispute_id limit $1`,
  values: ['most'],
  columns: ['cents', 'dispute_id', 'email', 'kind', 'member_id', 'reason', 'reply_by', 'since'],
  instants: ['since'],
});
