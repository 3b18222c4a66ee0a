// Written by npm run codegen from search.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface InvoiceFoundValues {
  number: string;
}

export interface InvoiceFoundRow {
  at: Date | null;
  cents: number | null;
  detail: string;
  id: string;
  memberId: string;
  more: number;
  title: string;
}

export const invoiceFound = new Statement<InvoiceFoundValues, InvoiceFoundRow>({
  name: 'invoiceFound',
  text: `select i.id, i.number as title, u.email as detail, i.user_id as member_id, null::timestamptz as at, null::int as cents, 0 as "more"
  from invoices i join users u on u.id = i.user_id where i.number = $1`,
  values: ['number'],
  columns: ['at', 'cents', 'detail', 'id', 'member_id', 'more', 'title'],
  instants: ['at'],
});

export interface CouponsFoundValues {
  begins: string;
  most: number | string;
}

export interface CouponsFoundRow {
  at: Date | null;
  cents: number | null;
  detail: string | null;
  id: string;
  memberId: string | null;
  more: number;
  title: string;
}

export const couponsFound = new Statement<CouponsFoundValues, CouponsFoundRow>({
  name: 'couponsFound',
  text: `select id, code as title, null::text as detail, null::text as member_id, null::timestamptz as at, null::int as cents, 0 as "more"
  from coupons where code like $1 and deleted_at is null order by code limit $2`,
  values: ['begins', 'most'],
  columns: ['at', 'cents', 'detail', 'id', 'member_id', 'more', 'title'],
  instants: ['at'],
});

export interface PickFoundValues {
  id: string;
}

export type PickFoundRow = CouponsFoundRow;

export const pickFound = new Statement<PickFoundValues, PickFoundRow>({
  name: 'pickFound',
  text: `select id, team_one || ' at ' || team_two as "title", date::text as detail, null::text as member_id, null::timestamptz as at, null::int as cents, 0 as "more" from picks where id = $1`,
  values: ['id'],
  columns: ['at', 'cents', 'detail', 'id', 'member_id', 'more', 'title'],
  instants: ['at'],
});

export interface PicksFoundValues {
  since: string;
  team: string;
  most: number | string;
}

export type PicksFoundRow = CouponsFoundRow;

export const picksFound = new Statement<PicksFoundValues, PicksFoundRow>({
  name: 'picksFound',
  text: `select id, team_one || ' at ' || team_two as "title", date::text as detail, null::text as member_id, null::timestamptz as at, null::int as cents, 0 as "more" from picks where date >= $1 and (team_one ilike $2 or team_two ilike $2)
 order by date desc, starts_at desc limit $3`,
  values: ['since', 'team', 'most'],
  columns: ['at', 'cents', 'detail', 'id', 'member_id', 'more', 'title'],
  instants: ['at'],
});
