import { defineEntity, p } from '@mikro-orm/core';

/** Who did what to what, kept forever. Every write by an admin is recorded here. */
export const AuditEntity = defineEntity({
  name: 'AuditRow',
  tableName: 'audit_log',
  indexes: [
    { name: 'audit_log_target', properties: ['target', 'id'] },
    { name: 'audit_log_key', properties: ['keyId', 'id'] },
    { name: 'audit_log_actor', properties: ['actor', 'id'] },
    { name: 'audit_log_action', properties: ['action', 'id'] },
    { name: 'audit_log_at', properties: ['at'] },
    {
      name: 'audit_log_people',
      expression: `create index "audit_log_people" on "audit_log" ("id") where "actor" not in ('system', 'rule')`,
    },
  ],
  properties: {
    id: p.bigint().primary().autoincrement(),
    at: p.datetime(3),
    /** The uid of the member, or `system`. */
    actor: p.string().length(128),
    /** The API key that was used, if any, and its first characters. Kept after the key is deleted. */
    keyId: p.string().length(40).nullable(),
    keyPrefix: p.string().length(16).nullable(),
    /** When the sign-in began by which it was done; null for keys, for the product itself, and before it was kept. */
    signedInAt: p.datetime(3).nullable(),
    /** For example `pick.create`. */
    action: p.string().length(40),
    target: p.string().length(128),
    details: p.json().$type<Record<string, unknown>>(),
  },
});
