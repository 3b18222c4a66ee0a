import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { type AuditEntry, audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import { findPick, lockPick, type PickRecord } from './pick-rows.ts';

/**
 * Takes the lock of the log's head before the stamp of the readers (picks_version), as signing does: the score of a grade
 * takes the stamp at commit, and the seal came after it.
 */
const SEAL_NOW = 'set constraints picks_at_commit, pick_grades_at_commit immediate';

type Change = (em: EntityManager, pick: PickRecord) => Promise<Record<string, unknown> | null>;

/**
 * One change to one pick: locked, audited, and answered as the pick is afterwards. `change` answers the detail for the
 * audit log; null when nothing changed.
 */
export async function writePick(
  context: Context,
  id: string,
  action: AuditAction,
  change: Change,
): Promise<PickRecord> {
  return writePickAs(context, authorOf(context), { id, action }, change);
}

/** The same by the product itself, such as the rule that grades. */
export async function writePickAs(
  { database, now }: Pick<Context, 'database' | 'now'>,
  author: Pick<AuditEntry, 'actor'>,
  { id, action }: { id: string; action: AuditAction },
  change: Change,
): Promise<PickRecord> {
  const written = await inTransaction({ database }, async (em) => {
    const pick = await lockPick(em, id);
    if (!pick) throw new AppError('NOT_FOUND', 'This pick does not exist');
    const details = await change(em, pick);
    if (!details) return pick;
    audit(em, now, { ...author, action, target: id, details });
    await em.flush();
    await em.execute(SEAL_NOW);
    return findPick(em, id);
  });
  if (!written) throw new AppError('NOT_FOUND', 'This pick does not exist');
  return written;
}

/** How the record names who withdrew or graded: always the same for one person, and it does not tell who that is. */
export function authorName(context: Context): string {
  const digest = createHash('sha256').update(memberOf(context).id).digest('hex');
  return `editor-${digest.slice(0, 8)}`;
}
