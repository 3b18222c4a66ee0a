import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf, requireScope } from '#gateway/auth/roles.ts';
import { approvedRefund } from '#gateway/billing/invoices/approved-refund.ts';
import { ApprovalEntity } from '#gateway/billing/ledger/approval.entity.ts';
import { deciders } from '#gateway/billing/ledger/ask-approval.ts';
import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { APPROVAL_SCOPES, type ApprovalKind, mayApproveFrom } from '#schema/rules/money/four-eyes.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';

type Waiting = RecordOf<typeof ApprovalEntity>;

/** Does what was approved, in the transaction of the approval. What it answers runs after the commit. */
type ApprovedAct = (
  context: Context,
  em: EntityManager,
  payload: object,
  approved: { approval: string; askedBy: string },
) => Promise<() => Promise<unknown>>;

/** The acts that may need a second person, by kind. */
const APPROVED_ACTS: Record<ApprovalKind, ApprovedAct> = { REFUND: approvedRefund };

/**
 * Approves an act and does it: both in one transaction, so of two who decide at the same moment one does it. Repeating it changes
 * nothing. Throws NOT_FOUND, FORBIDDEN, CONFLICT when somebody else has decided, APPROVAL_NEEDED for one's own act, and what
 * the act itself says, which then still waits.
 */
export async function approve(context: Context, id: string): Promise<void> {
  const after = await inTransaction(context, async (em) => {
    const waiting = await lockWaiting(context, em, id, true);
    if (!waiting) return undefined;
    await refuseOwn(context, em, waiting);
    await decide(context, em, waiting, { approved: true, note: null });
    const { kind, payload, askedBy } = waiting;
    return APPROVED_ACTS[kind](context, em, payload as object, { approval: id, askedBy });
  });
  await after?.();
}

/** Rejects an act; who asked for it may take it back this way. Throws NOT_FOUND, FORBIDDEN, CONFLICT, BAD_USER_INPUT. */
export async function reject(context: Context, id: string, note: string): Promise<void> {
  const problem = reasonProblem(note);
  refuseFields(problem ? { reason: problem } : {});
  await inTransaction(context, async (em) => {
    const waiting = await lockWaiting(context, em, id, false);
    if (waiting) await decide(context, em, waiting, { approved: false, note });
  });
}

/** The act, locked while it waits; null when the caller has decided the same before. */
async function lockWaiting(
  context: Context,
  em: EntityManager,
  id: string,
  approved: boolean,
): Promise<Waiting | null> {
  const [found] = await em.execute<Waiting[]>(
    `select ${columnsOf(ApprovalEntity)} from approvals where id = ? for update`,
    [id],
  );
  if (!found) throw new AppError('NOT_FOUND', 'Nothing with this id waits for an approval');
  const me = memberOf(context).id;
  if (approved || found.askedBy !== me) requireScope(context, APPROVAL_SCOPES[found.kind]);
  if (!found.decidedAt) return found;
  if (found.decidedBy === me && found.approved === approved) return null;
  const what = found.approved ? 'approved' : 'rejected';
  throw new AppError('CONFLICT', `Somebody has ${what} this at ${plainMoment(found.decidedAt)}.`);
}

async function refuseOwn(
  context: Context,
  em: EntityManager,
  { kind, askedBy, askedAt }: Waiting,
): Promise<void> {
  const { id } = memberOf(context);
  const others = (await deciders(em, kind, id)).length;
  const from = mayApproveFrom({ by: askedBy, at: askedAt }, { id, others });
  if (!from)
    throw new AppError('APPROVAL_NEEDED', 'You asked for this, so another person has to approve it.');
  if (from > context.now)
    throw new AppError(
      'APPROVAL_NEEDED',
      `You are the only one who can approve this: from ${plainMoment(from)} on.`,
    );
}

async function decide(
  context: Context,
  em: EntityManager,
  { id, kind, text, memberId, askedBy }: Waiting,
  { approved, note }: { approved: boolean; note: string | null },
): Promise<void> {
  const { now } = context;
  await em.execute(
    'update approvals set approved = ?, decided_by = ?, decided_at = ?, note = ? where id = ?',
    [approved, memberOf(context).id, now, note, id],
    'run',
  );
  const action = approved ? 'approval.approve' : 'approval.reject';
  const details = { approval: id, kind, text, askedBy, ...(note && { reason: note }) };
  audit(em, now, { ...authorOf(context), action, target: memberId ?? id, details });
}
