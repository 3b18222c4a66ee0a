import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#gateway/auth/audit.ts';
import type { Services } from '#gateway/auth/context.ts';
import { staffWith } from '#gateway/auth/staff.ts';
import { report } from '#gateway/billing/ledger/discrepancies.ts';
import { isOurOrder } from '#gateway/billing/ledger/our-orders.ts';
import { lockSubscription } from '#gateway/billing/ledger/subscription-rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ProcessorDispute } from '#gateway/integrations/processor.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { disputeOutcome } from '#schema/rules/money/disputes.ts';
import { type DisputedPaymentRow, disputedPayment, writeDispute } from './dispute.sql.ts';
import { addAcceptance } from './dispute-reply.sql.ts';
import { endSubscription } from './end-subscription.ts';

/**
 * Brings our record of a dispute to what the processor says now. A webhook is only a hint, so it does not matter which one came,
 * how late, or how often. Throws PROCESSOR_UNAVAILABLE, and for a dispute that the processor does not know.
 */
export async function settleDispute(services: Services, disputeId: string): Promise<void> {
  const dispute = await services.processor.findDispute(disputeId);
  if (!dispute) throw new Error(`The processor does not know the dispute ${disputeId}.`);
  await bookDispute(services, dispute);
}

/**
 * Books a dispute. One that took money ends the plan that the payment was for, whatever the bank decides later; a plan that was bought
 * since then stays. An inquiry takes nothing and ends nothing. Every admin gets one mail of each. A payment that we do not know is
 * reported, if its order is ours. Answers whether anything changed; repeating it changes nothing.
 */
export async function bookDispute(services: Services, dispute: ProcessorDispute): Promise<boolean> {
  const now = services.clock.now();
  return inTransaction(services, async (em) => {
    const payment = await disputedPayment.first(em, { transactionId: dispute.transactionId });
    if (!payment) return reportUnknown(em, dispute, now);
    const changed = await write(em, dispute, payment, now);
    if (changed && isAcceptedByItself(dispute, services)) await acceptByItself(em, dispute, now);
    const ended = dispute.kind !== 'INQUIRY' && (await endPlan(em, payment.subscriptionId, now));
    await mailAdmins(em, dispute, { email: payment.email, ended }, now);
    return changed;
  });
}

function write(
  em: EntityManager,
  { id, transactionId, kind, reason, cents, state, moves, replyBy, returnedCents }: ProcessorDispute,
  { orderId, userId }: DisputedPaymentRow,
  now: Date,
): Promise<boolean> {
  return writeDispute.some(em, {
    ...{ id, transactionId, orderId, userId, kind, reason: reason.slice(0, 60), cents, now, state, moves },
    ...{ replyBy, returnedCents },
    takenAt: kind === 'INQUIRY' ? null : now,
    answeredAt: state === 'ANSWERED' ? now : null,
    closedAt: disputeOutcome(state) ? now : null,
  });
}

/** Small ones, where the operator has set an amount. An inquiry has taken nothing, and an answer may keep it so. */
function isAcceptedByItself(
  { kind, state, cents }: ProcessorDispute,
  { autoAcceptCents }: Pick<Services, 'autoAcceptCents'>,
): boolean {
  return state === 'OPEN' && kind !== 'INQUIRY' && cents <= autoAcceptCents;
}

/** Written down here and sent by the job. */
async function acceptByItself(
  em: EntityManager,
  { id: disputeId, cents, transactionId }: ProcessorDispute,
  now: Date,
): Promise<void> {
  const reason = 'Accepted by itself: at most DISPUTE_AUTO_ACCEPT_CENTS';
  if (!(await addAcceptance.some(em, { disputeId, reason, now }))) return;
  const details = { amountCents: cents, transactionId, reason };
  audit(em, now, { actor: 'system', action: 'dispute.accept', target: disputeId, details });
}

async function endPlan(em: EntityManager, subscriptionId: string, now: Date): Promise<boolean> {
  const paid = await lockSubscription(em, subscriptionId);
  if (!paid || paid.state === 'ended') return false;
  await endSubscription(em, paid, 'disputed', now);
  return true;
}

async function mailAdmins(
  em: EntityManager,
  { id, transactionId, orderId, kind, reason, cents, state, ...dispute }: ProcessorDispute,
  { email, ended }: { email: string; ended: boolean },
  now: Date,
): Promise<void> {
  const replyBy = state === 'OPEN' ? dispute.replyBy : null;
  const data = {
    disputeId: id,
    email,
    transactionId,
    orderId,
    kind,
    reason,
    amountCents: cents,
    replyBy,
    accessRevoked: ended,
  };
  for (const { email: recipient } of await staffWith(em, 'MONEY'))
    await enqueue(
      em,
      { key: `admin-dispute:${id}:${recipient}`.slice(0, 120), recipient, template: 'admin-dispute', data },
      now,
    );
}

/** Other systems may use the same merchant account: what they sold is no concern of ours. */
async function reportUnknown(em: EntityManager, dispute: ProcessorDispute, now: Date): Promise<boolean> {
  const { id: subject, transactionId, orderId, cents } = dispute;
  if (!orderId || !isOurOrder(orderId)) return false;
  await report(em, { kind: 'dispute-not-booked', subject, details: { transactionId, orderId, cents } }, now);
  return true;
}
