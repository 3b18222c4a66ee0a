import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { InvoiceEntity } from '#gateway/invoices/invoice.entity.ts';
import { settlePurchase } from '#gateway/purchases/settle-purchase.ts';
import { paymentFailed } from '#gateway/subscriptions/payment-failed.ts';
import { type PaidCharge, paymentSucceeded } from '#gateway/subscriptions/payment-succeeded.ts';
import { lockSubscription, type SubscriptionRecord } from '#gateway/subscriptions/subscription-rows.ts';
import type { AttemptState } from '#schema/rules/invoice-values.ts';
import { report } from './differences.ts';
import { PaymentAttemptEntity } from './payment-attempt.entity.ts';
import type { ChargeOutcome } from './processor.ts';

/** An attempt with the invoice that it was to pay. */
export interface AttemptRecord {
  orderId: string;
  attemptState: AttemptState;
  /** The vault token that was charged. */
  cardToken: string;
  /** The card that its member has now, which may be another. */
  currentCard: string | null;
  subscriptionId: string;
  invoiceCreatedAt: Date;
  invoice: PaidCharge;
}

/**
 * The one way by which the outcome of a charge reaches the books: the request itself, the webhook, the retry
 * and the reconciler all come here, in any order and as often as they like. The first clear outcome counts;
 * a success that comes after a decline was booked is left to the sweep, which reports it.
 */
export async function settle(services: Services, orderId: string, outcome: ChargeOutcome): Promise<void> {
  if (orderId.startsWith('buy:') && outcome.kind !== 'unknown') {
    await settlePurchase(services, orderId, outcome);
    return;
  }
  const now = services.clock.now();
  await inTransaction(services, async (em) => {
    const found = await findAttempt(em, orderId);
    const held = found && (await lockSubscription(em, found.subscriptionId));
    // Read again under the lock: another process may have settled it while we waited.
    const attempt = held && (await findAttempt(em, orderId));
    if (attempt && ['prepared', 'unknown'].includes(attempt.attemptState))
      await book(em, held, attempt, outcome, now);
  });
}

async function book(
  em: EntityManager,
  held: SubscriptionRecord,
  attempt: AttemptRecord,
  outcome: ChargeOutcome,
  now: Date,
): Promise<void> {
  await em.nativeUpdate(PaymentAttemptEntity, { orderId: attempt.orderId }, attemptColumns(outcome, now));
  const ended = held.state === 'ended';
  if (outcome.kind === 'declined' && !ended) await paymentFailed(em, held, attempt, outcome, now);
  if (outcome.kind !== 'succeeded') return;
  await em.nativeUpdate(InvoiceEntity, { id: attempt.invoice.id }, { state: 'paid', paidAt: now });
  if (ended) await reportPaidAfterEnd(em, attempt, outcome.transactionId, now);
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
    return { state: 'succeeded' as const, transactionId: outcome.transactionId, settledAt: now };
  const declineText = outcome.text.slice(0, 255);
  return { state: 'declined' as const, declineCode: outcome.code.slice(0, 20), declineText, settledAt: now };
}

interface AttemptRow extends Omit<PaidCharge, 'period'>, Omit<AttemptRecord, 'invoice'> {
  startsAt: Date;
  endsAt: Date;
}

async function findAttempt(em: EntityManager, orderId: string): Promise<AttemptRecord | null> {
  const [row] = await em.execute<AttemptRow[]>(
    `select a.order_id as "orderId", a.state as "attemptState", a.card_token as "cardToken",
            (select token from payment_methods m where m.user_id = i.user_id and m.removed_at is null)
              as "currentCard", i.subscription_id as "subscriptionId",
            i.created_at as "invoiceCreatedAt", i.id, i.number, i.kind, i.tier, i.period_no as "periodNo",
            i.total_cents as "totalCents", i.period_starts_at as "startsAt", i.period_ends_at as "endsAt"
       from payment_attempts a join invoices i on i.id = a.invoice_id where a.order_id = ?`,
    [orderId],
  );
  if (!row) return null;
  const { attemptState, subscriptionId, invoiceCreatedAt, cardToken, currentCard, ...rest } = row;
  const { startsAt, endsAt, ...invoice } = rest;
  return {
    ...{ orderId, attemptState, subscriptionId, invoiceCreatedAt, cardToken, currentCard },
    invoice: { ...invoice, period: { startsAt, endsAt } },
  };
}
