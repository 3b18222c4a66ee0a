import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntity } from './audit.entity.ts';
import type { Context } from './context.ts';
import { memberOf } from './roles.ts';

export interface AuditEntry {
  actor: string;
  keyId?: string;
  keyPrefix?: string;
  action: string;
  target: string;
  details: Record<string, unknown>;
}

/** Adds an entry to the audit log in the transaction of what it tells of: both land, or neither does. */
export function audit(em: EntityManager, at: Date, entry: AuditEntry): void {
  em.persist(em.create(AuditEntity, { at, ...entry }));
}

/** Who writes: a member, and the key with which a program of theirs does it. */
export function authorOf(context: Context): Pick<AuditEntry, 'actor' | 'keyId' | 'keyPrefix'> {
  const { key } = context;
  return { actor: memberOf(context).id, ...(key && { keyId: key.id, keyPrefix: key.prefix }) };
}
