import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import { AuditEntity } from './audit.entity.ts';
import type { Context } from './context.ts';

export interface AuditEntry {
  actor: string;
  keyId?: string;
  keyPrefix?: string;
  signedInAt?: Date;
  action: AuditAction;
  target: string;
  details: Record<string, unknown>;
}

/** Adds an entry to the audit log in the same transaction as the change it records. */
export function audit(em: EntityManager, at: Date, entry: AuditEntry): void {
  em.persist(em.create(AuditEntity, { at, ...entry }));
}

export type Author = Pick<AuditEntry, 'actor' | 'keyId' | 'keyPrefix' | 'signedInAt'>;

/** The actor of an entry: a member, and the API key or the sign-in that was used. */
export function authorOf(context: Pick<Context, 'member' | 'key' | 'caller'>): Author {
  const { member, key, caller } = context;
  if (!member) throw new AppError('UNAUTHENTICATED');
  const sign = key ? { keyId: key.id, keyPrefix: key.prefix } : caller && { signedInAt: caller.signedInAt };
  return { actor: member.id, ...sign };
}

const MAX_REASON_LENGTH = 200;

/** What is wrong with the reason that an admin gives for a change to a member's plan or money; null when nothing is. */
export function reasonProblem(reason: string): string | null {
  const given = reason.trim().length > 0 && reason.length <= MAX_REASON_LENGTH;
  return given ? null : `Give a reason of at most ${MAX_REASON_LENGTH} characters`;
}
