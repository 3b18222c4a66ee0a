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
 * The one way by which the outcome of a charge reaches the books: the request itself, the webhook, the retry
 * and the reconciler all come here, in any order and as often as they like. The first clear outcome counts. A
 * success that comes after silence was taken for a no pays what is still owed; one that comes after a decline, or
 * for what is not owed any more, is left to the sweep.
 */
export async function settle(services: Services, orderId: string, outcome: ChargeOutcome): Promise<void> {
  if (orderId.startsWith('buy:') && outcome.kind !== 'unknown') {
    await settlePurchase(services, orderId, outcome);
    return;
  }
  const now = services.clock.now();
  const instead = outcome.kind === 'declined' ? await paidInstead(services, orderId, outcome) : null;
  await inTransaction(services, async (em) => {
    const found = await findAttempt(em, orderId);
    const held = found && (await lockSubscription(em, found.subscriptionId));
    // Read again under the lock: another process may have settled it while we waited.
    const attempt = held && (await findAttempt(em, orderId));
    if (!attempt) return;
    if (isOpen(attempt)) await book(em, held, attempt, outcome, now, instead);
    else if (outcome.kind === 'succeeded') await bookLate(em, held, attempt, outcome, now);
  });
}

/** Before a decline takes anything away: whether an earlier try of the same was carried out after all. */
async function paidInstead(
  services: Services,
  orderId: string,
  { code }: Decline,
): Promise<LateSuccess | null> {
  // Silence takes nothing away: before the next try all of them are looked up.
  if (code === NOT_CHARGED) return null;
  const attempt = await findAttempt(services.database.em, orderId);
  return attempt && isOpen(attempt) ? lateSuccess(services, attempt.subscriptionId) : null;
}

async function book(
  em: EntityManager,
  held: SubscriptionRecord,
  attempt: AttemptRecord,
  outcome: ChargeOutcome,
  now: Date,
  instead: LateSuccess | null,
): Promise<void> {
  await em.nativeUpdate(PaymentAttemptEntity, { orderId: attempt.orderId }, attemptColumns(outcome, now));
  if (outcome.kind === 'succeeded') return bookPaid(em, held, attempt, outcome.transactionId, now);
  if (outcome.kind === 'unknown' || held.state === 'ended') return;
  const late = instead && (await findAttempt(em, instead.orderId));
  if (late && (await bookLate(em, held, late, instead.outcome, now))) return;
  await paymentFailed(em, held, attempt, outcome, now);
}

/** Answers whether it was booked: not when nothing is owed any more, nor while another try is on its way. */
async function bookLate(
  em: EntityManager,
  held: SubscriptionRecord,
  attempt: AttemptRecord,
  outcome: LateSuccess['outcome'],
  now: Date,
): Promise<boolean> {
  const silent = attempt.attemptState === 'declined' && attempt.declineCode === NOT_CHARGED;
  if (!silent || attempt.invoiceState !== 'open' || (await hasOpenAttempt(em, held.id))) return false;
  await em.nativeUpdate(PaymentAttemptEntity, { orderId: attempt.orderId }, attemptColumns(outcome, now));
  await bookPaid(em, held, attempt, outcome.transactionId, now);
  return true;
}

async function bookPaid(
  em: EntityManager,
  held: SubscriptionRecord,
  attempt: AttemptRecord,
  transactionId: string,
  now: Date,
): Promise<void> {
  await em.nativeUpdate(InvoiceEntity, { id: attempt.invoice.id }, { state: 'paid', paidAt: now });
  if (held.state === 'ended') await reportPaidAfterEnd(em, attempt, transactionId, now);
  else await paymentSucceeded(em, held, attempt.invoice, now);
}

/** Taken back by an admin or a bank while a charge was on its way: the plan stays ended, and somebody has to look. */
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
