import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { NO_REASON, REASON_LIMITS } from '#schema/rules/record/record-rules.ts';
import type { PickIdInput } from '#schema/types/picks/pick.input.ts';
import { PickEntity } from './pick.entity.ts';
import { findPick, lockPick, type PickRecord, wasReadable } from './pick-rows.ts';
import { authorName } from './write-pick.ts';

/**
 * Deletes a pick that nobody could read yet; one that was released is withdrawn until its game starts, and stays in
 * the record. Answers the withdrawn pick, or null when it is gone. Throws NOT_FOUND, WITHDRAWN_TOO_LATE, BAD_USER_INPUT.
 *
 * The database refuses both too late, whatever asks (picks/refuse-late-changes.sql and picks/hold-to-rules.sql of
 * gateway/database/program); at commit the leaf that cancels or withdraws is written (record/seal-pick.sql).
 */
export async function deletePick(context: Context, { id, reason }: PickIdInput): Promise<PickRecord | null> {
  if (reason && reason.length > REASON_LIMITS.reason)
    throw new AppError('BAD_USER_INPUT', `reason is longer than ${REASON_LIMITS.reason} characters`);
  return inTransaction(context, async (em) => {
    const pick = await lockPick(em, id);
    if (!pick) throw new AppError('NOT_FOUND', 'This pick does not exist');
    const readable = wasReadable(pick, context.now);
    if (!readable) await em.nativeDelete(PickEntity, { id });
    else if (pick.status !== 'WITHDRAWN') await withdraw(context, em, pick, reason);
    const action = readable ? 'pick.withdraw' : 'pick.delete';
    audit(em, context.now, { ...authorOf(context), action, target: id, details: { ...pick, reason } });
    await em.flush();
    return readable ? findPick(em, id) : null;
  });
}

async function withdraw(
  context: Context,
  em: EntityManager,
  { id, startsAt }: PickRecord,
  reason: string | null | undefined,
): Promise<void> {
  const { now } = context;
  if (startsAt <= now) throw new AppError('WITHDRAWN_TOO_LATE');
  const withdrawal = { withdrawnReason: reason?.trim() || NO_REASON, withdrawnBy: authorName(context) };
  const row = { status: 'WITHDRAWN' as const, withdrawnAt: now, ...withdrawal, updatedAt: now };
  await em.nativeUpdate(PickEntity, { id }, row);
}
