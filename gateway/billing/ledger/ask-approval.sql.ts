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

export interface LastRemovalForValues {
  removalSeconds: number;
  rolesOfKind: string;
  kind: string;
  askedAt: Date;
}

export interface LastRemovalForRow {
  at: Date | null;
}

export const lastRemovalFor = new Statement<LastRemovalForValues, LastRemovalForRow>({
  name: 'lastRemovalFor',
  text: `select (select max(at) from (select g.at, case g.action when 'staff.role' then g.details->'before'->>'role' when 'user.delete' then g.details->>'role' else (select t.role::text from users t where t.id = g.target) end as role from audit_log g where g.action in ('staff.role', 'user.disable', 'user.delete', 'user.address') and g.actor <> 'system' and g.at > a.asked_at - $1 * interval '1 second') removed where jsonb_exists($2::jsonb -> a.kind, role::text)) as at from (select $3::text as kind, $4::timestamptz as asked_at) a`,
  values: ['removalSeconds', 'rolesOfKind', 'kind', 'askedAt'],
  columns: ['at'],
  instants: ['at'],
});

export interface DecidersOfValues {
  kind: string;
  askedAt: Date;
  rolesOfKind: string;
  newRoleSeconds: number;
}

export interface DecidersOfRow {
  email: string;
  id: string;
}

/** The asker may be among them. */
export const decidersOf = new Statement<DecidersOfValues, DecidersOfRow>({
  name: 'decidersOf',
  text: `select u.id, u.email from (select $1::text as kind, $2::timestamptz as asked_at) a join users u on u.role is not null and u.disabled_at is null and jsonb_exists($3::jsonb -> a.kind, role::text) and not exists (select from audit_log g where g.target = u.id and g.action in ('staff.role', 'user.promote', 'user.address', 'user.enable') and (g.at >= a.asked_at or (g.actor <> 'system' and g.at > a.asked_at - $4 * interval '1 second')))
 order by u.id`,
  values: ['kind', 'askedAt', 'rolesOfKind', 'newRoleSeconds'],
  columns: ['email', 'id'],
});
