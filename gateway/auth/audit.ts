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

/** Adds an entry to the audit log in the same transaction as the change it records. */
export function audit(em: EntityManager, at: Date, entry: AuditEntry): void {
  em.persist(em.create(AuditEntity, { at, ...entry }));
}

/** The actor of an entry: a member, and the API key that was used, if any. */
export function authorOf(context: Context): Pick<AuditEntry, 'actor' | 'keyId' | 'keyPrefix'> {
  const { key } = context;
  return { actor: memberOf(context).id, ...(key && { keyId: key.id, keyPrefix: key.prefix }) };
}

const MAX_REASON_LENGTH = 200;

/** What is wrong with the reason that an admin gives for a change to a member's plan or money; null when nothing is. */
export function reasonProblem(reason: string): string | null {
  const given = reason.trim().length > 0 && reason.length <= MAX_REASON_LENGTH;
  return given ? null : `Give a reason of at most ${MAX_REASON_LENGTH} characters`;
}
