import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { guardStaff } from '#gateway/auth/staff.ts';
import type { Asked } from '#gateway/billing/ledger/ask-approval.ts';
import { replyOf, writeReply } from '#gateway/billing/settlement/dispute-reply.sql.ts';
import { LEFT_ALONE_MILLISECONDS } from '#gateway/billing/settlement/send-dispute-reply.ts';
import { closedText, type DisputeReplyKind } from '#schema/rules/money/disputes.ts';
import { type ApprovalCause, disputeCause } from '#schema/rules/money/four-eyes.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { hasWaitingReply, type LockDisputeRow, lockDispute } from './open-reply.sql.ts';

/** What somebody of the staff replies to a bank; `text` is null when they accept. */
export interface Reply {
  disputeId: string;
  kind: DisputeReplyKind;
  text: string | null;
  reason: string;
}

/** The approval of a reply, and who requested it. */
export interface ApprovedBy {
  approval: string;
  askedBy: string;
}

/**
 * Writes a reply down under the lock of its dispute, to be sent after the commit; or, where a second person has to agree, keeps it
 * until then and answers what is asked. Null when the same reply is being sent or was sent already.
 */
export async function openReply(
  context: Context,
  em: EntityManager,
  reply: Reply,
  approved: ApprovedBy | null = null,
): Promise<'opened' | Asked | null> {
  const dispute = await lockDispute.first(em, { disputeId: reply.disputeId });
  if (!dispute) throw new AppError('NOT_FOUND', 'There is no dispute with this id');
  await guardStaff(context, em, dispute.userId);
  if (await isRepeated(em, reply)) return null;
  const closed = closedText(dispute.state);
  if (closed) throw new AppError('DISPUTE_CLOSED', closed);
  const cause = approved ? null : disputeCause(dispute.cents);
  if (cause && (await hasWaitingReply.some(em, { disputeId: reply.disputeId }))) {
    await refuseAnother(em, reply);
    return toApprove(dispute, reply, cause);
  }
  await write(em, reply, {
    by: approved?.askedBy ?? memberOf(context).id,
    isWaiting: !!cause,
    now: context.now,
  });
  if (cause) return toApprove(dispute, reply, cause);
  record(context, em, dispute, reply, approved);
  return 'opened';
}

/** Whether the same is being sent, or was. Throws CONFLICT while something else is being sent. */
async function isRepeated(em: EntityManager, { disputeId, kind, text }: Reply): Promise<boolean> {
  const earlier = await replyOf.first(em, { disputeId });
  if (earlier?.state !== 'SENDING' && earlier?.state !== 'SENT') return false;
  if (earlier.kind === kind && earlier.text === text) return true;
  if (earlier.state === 'SENT') return false;
  throw new AppError('CONFLICT', 'Another reply to this dispute is being sent. Look again, then decide.');
}

async function write(
  em: EntityManager,
  { disputeId, kind, text, reason }: Reply,
  { by, isWaiting, now }: { by: string; isWaiting: boolean; now: Date },
): Promise<void> {
  const state = isWaiting ? 'WAITING' : 'SENDING';
  const nextTryAt = isWaiting ? null : new Date(now.getTime() + LEFT_ALONE_MILLISECONDS);
  await writeReply.run(em, { disputeId, kind, text, reason, by, now, state, nextTryAt });
}

/** One reply waits at a time. Throws CONFLICT for another one: who wrote it would take it for the one that waits. */
async function refuseAnother(em: EntityManager, { disputeId, kind, text }: Reply): Promise<void> {
  const waiting = await replyOf.first(em, { disputeId });
  if (waiting?.kind === kind && waiting.text === text) return;
  throw new AppError(
    'CONFLICT',
    'Another reply to this dispute waits for a second person. Look again, then decide.',
  );
}

/** The text stays with the dispute: approvals outlive accounts, and it names the member. */
function toApprove(
  { cents, userId }: LockDisputeRow,
  { disputeId, kind, text, reason }: Reply,
  cause: ApprovalCause,
): Asked {
  const act = kind === 'ANSWER' ? 'An answer to the dispute' : 'Accepting the dispute';
  const payload = { disputeId, kind, reason, digest: digestOf(text) };
  return {
    ...{ kind: 'DISPUTE', subject: disputeId, text: `${act} ${disputeId} about ${dollars(cents)}` },
    ...{ cause, memberId: userId, reason, payload },
  };
}

/** By which an approval knows the text that was asked about. */
export function digestOf(text: string | null): string {
  return createHash('sha256')
    .update(text ?? '')
    .digest('hex');
}

function record(
  context: Context,
  em: EntityManager,
  { cents, transactionId }: LockDisputeRow,
  { disputeId, kind, reason }: Reply,
  approved: ApprovedBy | null,
): void {
  const action = kind === 'ANSWER' ? 'dispute.answer' : 'dispute.accept';
  const details = { amountCents: cents, transactionId, reason, ...approved };
  audit(em, context.now, { ...authorOf(context), action, target: disputeId, details });
}
