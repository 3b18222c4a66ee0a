import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { PickEntity } from './pick.entity.ts';
import { findPick, lockPick, type PickRecord, wasReadable } from './pick-rows.ts';

/**
 * Deletes a pick that nobody could read yet; one that was released is withdrawn and stays in the record.
 * Answers the withdrawn pick, or null when it is gone. Throws NOT_FOUND.
 */
export async function deletePick(context: Context, id: string): Promise<PickRecord | null> {
  return inTransaction(context, async (em) => {
    const pick = await lockPick(em, id);
    if (!pick) throw new AppError('NOT_FOUND', 'This pick does not exist');
    const withdraw = wasReadable(pick, context.now);
    if (!withdraw) await em.nativeDelete(PickEntity, { id });
    else if (pick.status !== 'WITHDRAWN') await em.nativeUpdate(PickEntity, { id }, withdrawn(context.now));
    const action = withdraw ? 'pick.withdraw' : 'pick.delete';
    audit(em, context.now, { ...authorOf(context), action, target: id, details: { ...pick } });
    await em.flush();
    return withdraw ? findPick(em, id) : null;
  });
}

function withdrawn(now: Date) {
  return { status: 'WITHDRAWN' as const, withdrawnAt: now, updatedAt: now };
}
