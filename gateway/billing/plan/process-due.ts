import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/auth/context.ts';
import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { openInvoice } from '#gateway/billing/ledger/open-invoice.ts';
import { lockDueSubscription, type SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { chargeOnce } from '#gateway/billing/processor/charge-once.ts';
import { nextChargeCents } from '#gateway/billing/settlement/current-plan.ts';
import { endSubscription } from '#gateway/billing/settlement/end-subscription.ts';
import { mayBePaid } from '#gateway/billing/settlement/open-attempt.ts';
import type { OpenRenewalRow } from '#gateway/billing/settlement/open-renewal.sql.ts';
import { attemptRenewal, openRenewal } from '#gateway/billing/settlement/open-renewal.ts';
import { paymentSucceeded } from '#gateway/billing/settlement/payment-succeeded.ts';
import { renewalStop } from '#gateway/billing/settlement/renewal-stop.ts';
import { applyLateSuccess, settle } from '#gateway/billing/settlement/settle.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ChargeRequest } from '#gateway/integrations/processor.ts';
import type { EndReason } from '#gateway/mail/mail.ts';
import { resumedPeriod } from '#schema/rules/money/pauses.ts';
import { currentPeriod, daysLater } from '#schema/rules/money/periods.ts';
import { hasChargeableCard } from './has-chargeable-card.ts';
import { type NextPeriod, nextCharge } from './next-charge.ts';
import { beginPause } from './pause.ts';

/**
 * Does what is due on one subscription: converts a trial, renews, pauses, resumes, retries a failed charge, or ends it. May be called
 * twice, late, or by several processes at once: the row lock, the single open attempt and the unique invoice per period
 * ensure that a period is charged once. A charge that timed out is looked up first, because it may have succeeded
 * since.
 */
export async function processDue(services: Services, id: string): Promise<void> {
  await applyLateSuccess(services, id);
  const now = services.clock.now();
  const charge = await inTransaction(services, async (em) => {
    const subscription = await lockDueSubscription(em, id, now);
    return subscription && !(await mayBePaid(em, id, now)) ? decide(services, em, subscription, now) : null;
  });
  if (!charge) return;
  await settle(services, charge.orderId, await chargeOnce(services, charge));
}

async function decide(
  services: Services,
  em: EntityManager,
  subscription: SubscriptionRecord,
  now: Date,
): Promise<ChargeRequest | null> {
  if (subscription.state === 'active' && subscription.pausedUntil) {
    await beginPause(em, subscription, subscription.pausedUntil, now);
    return null;
  }
  const open = await openRenewal(em, subscription.id);
  const tooLate = open !== null && open.periodEndsAt <= now;
  const reason = await endReasonText(em, subscription, tooLate);
  if (reason) await endSubscription(em, subscription, reason, now);
  if (reason) return null;
  const cents = open?.totalCents ?? (await nextChargeCents(em, subscription));
  if (await renewalStop(em, services.trials.keys, subscription, cents, now)) {
    await endSubscription(em, subscription, 'own-limit', now);
    return null;
  }
  // A member who was not charged during a period does not pay for it afterwards, nor for days of one that a paused plan did not open.
  const isStale = tooLate || (open !== null && lostADay(subscription, open, now));
  if (isStale) await em.nativeUpdate(InvoiceEntity, { id: open.id }, { state: 'void' });
  else if (open) return attemptRenewal(em, subscription, open, now);
  return renew(em, subscription, now);
}

/** Whether the charge at the end of a pause went unanswered for so long that the period has to start again. */
function lostADay({ state }: SubscriptionRecord, { periodStartsAt }: OpenRenewalRow, now: Date): boolean {
  return state === 'paused' && daysLater(periodStartsAt, 1) <= now;
}

/**
 * Why nothing more is charged: cancelled, complimentary, past due until the period ended, no card, or a decline that no
 * retry can fix.
 */
async function endReasonText(
  em: EntityManager,
  subscription: SubscriptionRecord,
  tooLate: boolean,
): Promise<EndReason | null> {
  if (subscription.source === 'grant') return 'grant-over';
  if (subscription.cancelAtPeriodEnd) return 'cancelled';
  if (subscription.state === 'past_due' && tooLate) return 'payment-failed';
  return (await hasChargeableCard(em, subscription)) ? null : 'payment-failed';
}

/** Opens the invoice of the current period and charges it. */
async function renew(
  em: EntityManager,
  subscription: SubscriptionRecord,
  now: Date,
): Promise<ChargeRequest | null> {
  const charge = await nextCharge(em, subscription, nextPeriod(subscription, now));
  const invoice = await openInvoice(em, subscription, charge, now);
  if (invoice.totalCents > 0)
    return attemptRenewal(em, subscription, { ...invoice, periodNo: charge.periodNo }, now);
  await em.nativeUpdate(InvoiceEntity, { id: invoice.id }, { state: 'paid', paidAt: now });
  await paymentSucceeded(em, subscription, { ...charge, ...invoice }, now);
  return null;
}

/** After an outage of three periods only the current one is charged. */
function nextPeriod(subscription: SubscriptionRecord, now: Date): NextPeriod {
  const { state, pausedUntil, currentPeriodStartsAt, currentPeriodEndsAt, anchorDay } = subscription;
  if (state === 'paused' && pausedUntil)
    return { kind: 'renewal', period: resumedPeriod(pausedUntil, now), passed: 1 };
  const last = { startsAt: currentPeriodStartsAt, endsAt: currentPeriodEndsAt };
  const kind = state === 'trialing' ? 'conversion' : 'renewal';
  return { kind, ...currentPeriod(last, anchorDay, now) };
}
