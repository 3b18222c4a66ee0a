// Written by npm run codegen from open-invoice.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface BillToMemberValues {
  id: string;
}

export type BillToMemberRow = Record<never, never>;

export const billToMember = new Statement<BillToMemberValues, BillToMemberRow>({
  name: 'billToMember',
  text: `update invoices i set billed_to = u.billing from users u where u.id = i.user_id and i.id = $1`,
  values: ['id'],
  columns: [],
});
