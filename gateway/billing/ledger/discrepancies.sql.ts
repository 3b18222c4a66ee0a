// Written by npm run codegen from discrepancies.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { DiscrepancyDetails, DiscrepancyKind } from '#gateway/billing/ledger/comparison.entity.ts';

export interface ReportDiscrepancyValues {
  kind: string;
  subject: string;
  details: string;
  now: Date;
}

export type ReportDiscrepancyRow = Record<never, never>;

export const reportDiscrepancy = new Statement<ReportDiscrepancyValues, ReportDiscrepancyRow>({
  name: 'reportDiscrepancy',
  text: `insert into differences (kind, subject, details, found_at) values ($1, $2, $3::jsonb, $4)
on conflict (kind, subject) do update set resolved_at = null`,
  values: ['kind', 'subject', 'details', 'now'],
  columns: [],
});

export type OpenDiscrepanciesValues = Record<never, never>;

export interface OpenDiscrepanciesRow {
  details: DiscrepancyDetails;
  kind: DiscrepancyKind;
  subject: string;
}

export const openDiscrepancies = new Statement<OpenDiscrepanciesValues, OpenDiscrepanciesRow>({
  name: 'openDiscrepancies',
  text: `select kind, subject, details from differences where resolved_at is null order by found_at`,
  values: [],
  columns: ['details', 'kind', 'subject'],
});

export interface ResolveDiscrepancyValues {
  now: Date;
  kind: string;
  subject: string;
}

export interface ResolveDiscrepancyRow {
  subject: string;
}

export const resolveDiscrepancy = new Statement<ResolveDiscrepancyValues, ResolveDiscrepancyRow>({
  name: 'resolveDiscrepancy',
  text: `update differences set resolved_at = $1 where kind = $2 and subject = $3 and resolved_at is null
returning subject`,
  values: ['now', 'kind', 'subject'],
  columns: ['subject'],
});
