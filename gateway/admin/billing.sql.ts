// Written by npm run codegen from billing.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type ListDiscrepanciesValues = Record<never, never>;

export interface ListDiscrepanciesRow {
  details: string;
  foundAt: Date;
  kind: string;
  resolvedAt: Date | null;
  subject: string;
}

export const listDiscrepancies = new Statement<ListDiscrepanciesValues, ListDiscrepanciesRow>({
  name: 'listDiscrepancies',
  text: `select kind, subject, found_at, resolved_at, details::text as "details"
  from differences order by found_at desc, subject limit 100`,
  values: [],
  columns: ['details', 'found_at', 'kind', 'resolved_at', 'subject'],
  instants: ['found_at', 'resolved_at'],
});
