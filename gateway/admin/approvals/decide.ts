import type { EntityManager } from '@mikro-orm/postgresql';
import { approvedReply } from '#gateway/admin/disputes/reply-to-dispute.ts';
import { approvedOwner } from '#gateway/admin/staff/set-staff-role.ts';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf, requireScope } from '#gateway/auth/roles.ts';
import { approvedRefund } from '#gateway/billing/invoices/approved-refund.ts';
import { whoDecides } from '#gateway/billing/ledger/ask-approval.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { APPROVAL_SCOPES, type ApprovalKind, mayApproveFrom } from '#schema/rules/money/four-eyes.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';
import * as statements from './decide.sql.ts';

type Waiting = statements.LockApprovalRow;

/** Does what was approved, in the transaction of the approval. What it answers runs after the commit. */
type ApprovedAct = (
  context: Context,
  em: EntityManager,
  payload: object,
  approved: { approval: string; askedBy: string },
) => Promise<() => Promise<unknown>>;

/** The acts that may need a second person, by kind. */
const APPROVED_ACTS: Record<ApprovalKind, ApprovedAct> = {
  REFUND: approvedRefund,
  OWNER: approvedOwner,
  DISPUTE: approvedReply,
};

/**
 * Approves an act and does it: both in one transaction, so of two who decide at the same moment one does it. Repeating it changes
 * nothing. Throws NOT_FOUND, FORBIDDEN, CONFLICT when somebody else has decided, APPROVAL_NEEDED for one's own act, and what
 * the act itself says, which then still waits.
 */
export async function approve(context: Context, id: string): Promise<void> {
  const after = await inTransaction(context, async (em) => {
    const waiting = await lockWaiting(context, em, id, true);
    if (!waiting) return undefined;
    await refuseUnfit(context, em, waiting);
    await decide(context, em, waiting, { approved: true, note: null });
    const { kind, payload, askedBy } = waiting;
    return APPROVED_ACTS[kind](context, em, payload as object, { approval: id, askedBy });
  });
  await after?.();
}

/** Rejects an act; who requested it may take it back this way. Throws NOT_FOUND, FORBIDDEN, CONFLICT, BAD_USER_INPUT. */
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
  const found = await statements.lockApproval.first(em, { id });
  if (!found) throw new AppError('NOT_FOUND', 'Nothing with this id waits for an approval');
  const me = memberOf(context).id;
  if (approved || found.askedBy !== me) requireScope(context, APPROVAL_SCOPES[found.kind]);
  if (!found.decidedAt) return found;
  if (found.decidedBy === me && found.approved === approved) return null;
  const what = found.approved ? 'approved' : 'rejected';
  throw new AppError('CONFLICT', `Somebody has ${what} this at ${plainMoment(found.decidedAt)}.`);
}

/** Throws APPROVAL_NEEDED for one's own act, and for whose role is too new to decide about it. */
async function refuseUnfit(
  context: Context,
  em: EntityManager,
  { kind, askedBy, askedAt }: Waiting,
): Promise<void> {
  const { id } = memberOf(context);
  const asked = { kind, by: askedBy, at: askedAt };
  const who = await whoDecides(em, asked);
  const from = mayApproveFrom(asked, id, who);
  if (!from) throw new AppError('APPROVAL_NEEDED', id === askedBy ? OWN_ACT : NEW_ROLE);
  if (from <= context.now) return;
  const only = who.deciders.every((decider) => decider === id)
    ? 'You are the only one who can approve this'
    : 'You can approve this';
  throw new AppError('APPROVAL_NEEDED', `${only}: from ${plainMoment(from)} on.`);
}

const OWN_ACT = 'You asked for this, so another person has to approve it.';
const NEW_ROLE =
  'You got your role or your address after this was asked for, or within a day before, so another person has to approve it.';

async function decide(
  context: Context,
  em: EntityManager,
  { id, kind, text, memberId, askedBy }: Waiting,
  { approved, note }: { approved: boolean; note: string | null },
): Promise<void> {
  const { now } = context;
  await statements.decideApproval.run(em, { approved, by: memberOf(context).id, now, note, id });
  const action = approved ? 'approval.approve' : 'approval.reject';
  const details = { approval: id, kind, text, askedBy, ...(note && { reason: note }) };
  audit(em, now, { ...authorOf(context), action, target: memberId ?? id, details });
}
