import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntity } from './audit.entity.ts';

export interface AuditEntry {
  actor: string;
  action: string;
  target: string;
  details: Record<string, unknown>;
}

/** Adds an entry to the audit log in the transaction of what it tells of: both land, or neither does. */
export function audit(em: EntityManager, at: Date, entry: AuditEntry): void {
  em.persist(em.create(AuditEntity, { at, ...entry }));
}
