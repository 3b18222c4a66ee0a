import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { FRESH_MILLISECONDS, requireSecondFactor } from '#gateway/auth/second-factor.ts';
import { askApproval } from '#gateway/billing/ledger/ask-approval.ts';
import { replyOf } from '#gateway/billing/settlement/dispute-reply.sql.ts';
import { sendDisputeReply } from '#gateway/billing/settlement/send-dispute-reply.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { closedText, evidenceProblem } from '#schema/rules/money/disputes.ts';
import { stateOfDispute } from './open-reply.sql.ts';
import { type ApprovedBy, digestOf, openReply, type Reply } from './open-reply.ts';

/**
 * Answers or accepts a dispute: the reply is written down, then sent. Repeating it sends nothing twice. When the processor is silent, a
 * job goes on. Throws SECOND_FACTOR, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT while another reply is being sent or waits, APPROVAL_NEEDED
 * where a second person has to agree, DISPUTE_CLOSED for a dispute that is not open, or that turned out not to be.
 */
export async function replyToDispute(context: Context, reply: Reply): Promise<void> {
  await requireSecondFactor(context, FRESH_MILLISECONDS);
  refuseProblems(reply);
  const opened = await inTransaction(context, (em) => openReply(context, em, reply));
  if (opened === null) return;
  if (opened !== 'opened') return askApproval(context, opened);
  await send(context, reply.disputeId);
}

function refuseProblems({ text, reason }: Reply): void {
  const wrong = reasonProblem(reason);
  const evidence = text === null ? null : evidenceProblem(text);
  refuseFields({ ...(wrong && { reason: wrong }), ...(evidence && { text: evidence }) });
}

/** A refusal of a dispute that is open is an answer, which its page shows. */
async function send(context: Context, disputeId: string): Promise<void> {
  await sendDisputeReply(context, disputeId);
  const reply = await replyOf.first(context.database.em, { disputeId });
  if (reply?.state !== 'REFUSED') return;
  const dispute = await stateOfDispute.first(context.database.em, { disputeId });
  const closed = dispute && closedText(dispute.state);
  if (closed) throw new AppError('DISPUTE_CLOSED', closed);
}

/** A reply that a second person has approved. Throws CONFLICT when the text is another one now. */
export async function approvedReply(
  context: Context,
  em: EntityManager,
  payload: object,
  approved: ApprovedBy,
): Promise<() => Promise<unknown>> {
  const { digest, ...asked } = payload as Omit<Reply, 'text'> & { digest: string };
  const kept = await replyOf.first(em, { disputeId: asked.disputeId });
  if (!kept || digestOf(kept.text) !== digest) throw new AppError('CONFLICT');
  await openReply(context, em, { ...asked, text: kept.text }, approved);
  return () => send(context, asked.disputeId);
}
