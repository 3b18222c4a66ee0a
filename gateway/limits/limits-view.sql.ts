// Written by npm run codegen from limits-view.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface PaidByMemberValues {
  userId: string;
}

export interface PaidByMemberRow {
  cents: number;
}

/** What a member has paid, less what came back. */
export const paidByMember = new Statement<PaidByMemberValues, PaidByMemberRow>({
  name: 'paidByMember',
  text: `select coalesce(sum(case type when 'charge' then total_cents else -total_cents end), 0)::int as "cents"
  from invoices where user_id = $1 and state = 'paid'`,
  values: ['userId'],
  columns: ['cents'],
});
