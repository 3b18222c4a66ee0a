import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { lockOwners } from '#gateway/auth/staff.ts';
import { forgetAct, isFirst, requestIdProblem } from '#gateway/auth/staff-acts.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import { stateChanges } from '#schema/rules/access/member-state.ts';
import { type ActedFor, actedFor, actStateOf, type PlanAct, type PlannedAct, seenIn } from './member-act.ts';

/** What every act says. A program may leave out the name of its request, and what it has seen. */
interface Act {
  userId: string;
  reason: string;
  requestId?: string | null;
  seen?: string | null;
}

/**
 * Does an act for a member once: a repeated request id finds it done. Under the lock of the member it is compared with what
 * the page showed, so a second admin learns what the first one has changed. Throws NOT_FOUND, FORBIDDEN, CONFLICT,
 * KEY_REUSED, BAD_USER_INPUT, and what the act itself says.
 */
export async function doAct<Input extends Act>(
  context: Context,
  action: AuditAction,
  plan: PlanAct<Input>,
  input: Input,
): Promise<void> {
  refuseActProblems(input);
  const after = await inTransaction(context, async (em) => {
    const { seen, ...request } = input;
    if (!(await isFirst(context, em, action, request))) return undefined;
    // In the order of everything that takes an owner away: all of them first.
    if (action === 'user.disable') await lockOwners(em);
    const member = await actedFor(context, em, input.userId, { lock: true });
    if (seen != null) refuseChanged(member, seen);
    const planned = await plan(context, em, member, input);
    if (planned.doneBefore) return undefined;
    const later = await planned.apply(em);
    record(context, em, action, input, planned);
    await em.flush();
    return later;
  });
  await after?.().catch((failure: unknown) => forget(context, input.requestId, failure));
}

/** Throws BAD_USER_INPUT for what every act of the staff needs. */
export function refuseActProblems({ reason, requestId }: Pick<Act, 'reason' | 'requestId'>): void {
  const problem = reasonProblem(reason);
  const named = requestId == null ? null : requestIdProblem(requestId);
  refuseFields({
    ...(problem && { reason: problem }),
    ...(named && { requestId: named }),
  });
}

function refuseChanged(member: ActedFor, seen: string): void {
  const changed = stateChanges(seenIn(seen), actStateOf(member));
  if (changed.length > 0)
    throw new AppError('CONFLICT', `${changed.join(' ')} Look again, then decide.`, { changed });
}

function record(
  context: Context,
  em: EntityManager,
  action: AuditAction,
  { userId, reason }: Act,
  { changes, details: more }: PlannedAct,
): void {
  const side = (end: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[end]]));
  const details = { ...more, before: side('before'), after: side('after'), reason };
  audit(em, context.now, { ...authorOf(context), action, target: userId, details });
}

/** A charge that was declined changed nothing: the same request may try again. */
async function forget(
  context: Context,
  requestId: string | null | undefined,
  failure: unknown,
): Promise<never> {
  const isOpen = failure instanceof AppError && failure.code === 'PAYMENT_PENDING';
  if (!isOpen && requestId != null) await forgetAct(context, requestId);
  throw failure;
}
