// Written by npm run codegen from audit-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Details } from '#schema/rules/money/history-text.ts';

export type AuditEntriesValues = Record<never, never>;

export interface AuditEntriesRow {
  action: string;
  actor: string;
  actorId: string;
  at: Date;
  details: Details;
  device: string | null;
  id: string;
  keyId: string | null;
  keyPrefix: string | null;
  position: string;
  signedInAt: Date | null;
  targetId: string;
}

export const auditEntries = new Statement<AuditEntriesValues, AuditEntriesRow>({
  name: 'auditEntries',
  text: `select a.id, a.id as position, a.at, a.actor as actor_id, coalesce(u.email, a.actor) as "actor", a.key_id, a.key_prefix,
       a.signed_in_at, s.device_name as device, a.action, a.target as target_id, a.details
  from audit_log a left join users u on u.id = a.actor
  left join sessions s on s.user_id = a.actor and s.signed_in_at = a.signed_in_at`,
  values: [],
  columns: ['action', 'actor', 'actor_id', 'at', 'details', 'device', 'id', 'key_id', 'key_prefix', 'position', 'signed_in_at', 'target_id'],
  instants: ['at', 'signed_in_at'],
  decimals: ['id', 'position'],
});

export interface IdsNamedValues {
  text: string;
}

export interface IdsNamedRow {
  id: string;
}

/** What has a text as its address, number or code. */
export const idsNamed = new Statement<IdsNamedValues, IdsNamedRow>({
  name: 'idsNamed',
  text: `select id as "id" from users where lower(email) = lower($1) union select id from invoices where number = upper($1)
union select id from coupons where code = upper($1)`,
  values: ['text'],
  columns: ['id'],
});
