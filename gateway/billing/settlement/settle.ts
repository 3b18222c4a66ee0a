import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/auth/context.ts';
import { report } from '#gateway/billing/ledger/discrepancies.ts';
import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { PaymentAttemptEntity } from '#gateway/billing/ledger/payment-attempt.entity.ts';
import { lockSubscription, type SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type ChargeOutcome, type Decline, NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { type AttemptRecord, findAttempt, isOpen } from './attempt-record.ts';
import { type LateSuccess, lateSuccess } from './late-success.ts';
import { hasOpenAttempt } from './open-attempt.ts';
import { paymentFailed } from './payment-failed.ts';
import { paymentSucceeded } from './payment-succeeded.ts';
import { settlePurchase } from './settle-purchase.ts';

/**
 * The one way in which the outcome of a charge reaches our records: requests, webhooks, retries and the reconciler all
 * call it, in any order and any number of times. A purchase's own request, which knows what settlePurchase would read, ends
 * in the same two functions without it. The first clear outcome counts. A success reported after a timeout was
 * treated as a decline still pays the open invoice; one after a real decline, or for an invoice that is no longer owed,
 * is left to the comparison with the processor. Answers whether this call recorded the outcome.
 */
export async function settle(services: Services, orderId: string, outcome: ChargeOutcome): Promise<boolean> {
  if (orderId.startsWith('buy:') && outcome.kind !== 'unknown')
    return settlePurchase(services, orderId, outcome);
  const now = services.clock.now();
  const instead = outcome.kind === 'declined' ? await paidInstead(services, orderId, outcome) : null;
  return inTransaction(services, async (em) => {
    const found = await findAttempt(em, orderId);
    const subscription = found && (await lockSubscription(em, found.subscriptionId));
    // Read again under the lock: another process may have settled it while we waited.
    const attempt = subscription && (await findAttempt(em, orderId));
    if (!attempt) return false;
    if (isOpen(attempt)) {
      await record(services, em, subscription, attempt, outcome, instead, now);
      return true;
    }
    return outcome.kind === 'succeeded' && recordLate(em, subscription, attempt, outcome, now);
  });
}

/** Before a decline takes anything away: whether an earlier attempt of the same charge succeeded after all. */
async function paidInstead(
  services: Services,
  orderId: string,
  { code }: Decline,
): Promise<LateSuccess | null> {
  // A timeout takes nothing away: all attempts are looked up before the next one.
  if (code === NOT_CHARGED) return null;
  const attempt = await findAttempt(services.database.em, orderId);
  return attempt && isOpen(attempt) ? lateSuccess(services, attempt.subscriptionId) : null;
}

async function record(
  { graceDays }: Services,
  em: EntityManager,
  subscription: SubscriptionRecord,
  attempt: AttemptRecord,
  outcome: ChargeOutcome,
  instead: LateSuccess | null,
  now: Date,
): Promise<void> {
  await em.nativeUpdate(PaymentAttemptEntity, { orderId: attempt.orderId }, attemptColumns(outcome, now));
  if (outcome.kind === 'succeeded') return recordPaid(em, subscription, attempt, outcome.transactionId, now);
  if (outcome.kind === 'unknown' || subscription.state === 'ended') return;
  const late = instead && (await findAttempt(em, instead.orderId));
  if (late && (await recordLate(em, subscription, late, instead.outcome, now))) return;
  await paymentFailed(em, subscription, attempt, outcome, graceDays, now);
}

/** Answers whether it was recorded: not when nothing is owed any more, nor while another attempt is pending. */
async function recordLate(
  em: EntityManager,
  subscription: SubscriptionRecord,
  attempt: AttemptRecord,
  outcome: LateSuccess['outcome'],
  now: Date,
): Promise<boolean> {
  const timedOut = attempt.attemptState === 'declined' && attempt.declineCode === NOT_CHARGED;
  if (!timedOut || attempt.invoiceState !== 'open' || (await hasOpenAttempt(em, subscription.id)))
    return false;
  await em.nativeUpdate(PaymentAttemptEntity, { orderId: attempt.orderId }, attemptColumns(outcome, now));
  await recordPaid(em, subscription, attempt, outcome.transactionId, now);
  return true;
}

async function recordPaid(
  em: EntityManager,
  subscription: SubscriptionRecord,
  attempt: AttemptRecord,
  transactionId: string,
  now: Date,
): Promise<void> {
  await em.nativeUpdate(InvoiceEntity, { id: attempt.invoice.id }, { state: 'paid', paidAt: now });
  if (subscription.state === 'ended') await reportPaidAfterEnd(em, attempt, transactionId, now);
  else await paymentSucceeded(em, subscription, attempt.invoice, now);
}

/** The plan was revoked or disputed while a charge was pending: it stays ended, and an admin has to look. */
function reportPaidAfterEnd(em: EntityManager, attempt: AttemptRecord, transactionId: string, now: Date) {
  const { orderId, subscriptionId, invoice } = attempt;
  const details = { transactionId, orderId, subscriptionId, cents: invoice.totalCents };
  return report(em, { kind: 'paid-after-end', subject: orderId, details }, now);
}

function attemptColumns(outcome: ChargeOutcome, now: Date) {
  if (outcome.kind === 'unknown') return { state: 'unknown' as const };
  if (outcome.kind === 'succeeded')
    return {
      ...{ state: 'succeeded' as const, transactionId: outcome.transactionId, settledAt: now },
      ...{ declineCode: null, declineText: null },
    };
  const declineText = outcome.text.slice(0, 255);
  return { state: 'declined' as const, declineCode: outcome.code.slice(0, 20), declineText, settledAt: now };
}

/**
 * Marks an open invoice as paid when a timed-out charge was made after all. Called before charging again and before
 * ending a subscription. Throws PROCESSOR_UNAVAILABLE.
 */
export async function applyLateSuccess(services: Services, subscriptionId: string): Promise<void> {
  const late = await lateSuccess(services, subscriptionId);
  if (late) await settle(services, late.orderId, late.outcome);
}
