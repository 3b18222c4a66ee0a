import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { refuseOtherPrice } from '#gateway/billing/checkout/read-order.ts';
import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { readLimits, refuseStopped } from '#gateway/billing/ledger/limit-rows.ts';
import { openInvoice } from '#gateway/billing/ledger/open-invoice.ts';
import { prepareAttempt } from '#gateway/billing/ledger/prepare-attempt.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import { lockLiveSubscription, type SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { nextChargeCents, openPayment } from '#gateway/billing/settlement/current-plan.ts';
import { paymentSucceeded } from '#gateway/billing/settlement/payment-succeeded.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ChargeRequest } from '#gateway/integrations/processor.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { isPaused } from '#schema/rules/access/entitlement.ts';
import { resumedPeriod } from '#schema/rules/money/pauses.ts';
import { sum } from '#schema/rules/money/quote.ts';
import { alreadyOnItsWay, completeChange } from './change-plan.ts';
import { nextCharge } from './next-charge.ts';

interface Holder {
  member: Pick<Member, 'id' | 'email'>;
  /** The charge that a page showed. */
  expectedTotalCents?: number | null;
}

/**
 * Ends the caller's pause. A plan that is paused is charged now and begins a new period now; where the pause is still to come, it is only
 * undone. A plan without a pause stays as it is. Throws NO_PLAN, PAYMENT_PENDING, PRICE_CHANGED, STOPPED_BY_LIMIT, NO_CARD, and CARD_DECLINED,
 * after which it is paused as before.
 */
export async function resumePlan(context: Context, expectedTotalCents?: number | null): Promise<void> {
  const holder = { member: memberOf(context), expectedTotalCents };
  const charge = await inTransaction(context, (em) => prepareResume(context, em, holder)).catch(
    alreadyOnItsWay,
  );
  if (charge) await completeChange(context, charge);
}

async function prepareResume(
  context: Context,
  em: EntityManager,
  holder: Holder,
): Promise<ChargeRequest | null> {
  const subscription = await lockLiveSubscription(em, holder.member.id);
  if (!subscription) throw new AppError('NO_PLAN');
  if (subscription.state === 'incomplete') throw new AppError('PAYMENT_PENDING');
  if (subscription.state === 'past_due' || !subscription.pausedUntil) return null;
  if (!isPaused(subscription, context.now))
    return undoPause(em, subscription, holder.member.email, context.now);
  // A worker charges it at this moment, or will in a few minutes.
  if ((await openPayment(em, subscription)) !== 'none') throw new AppError('PAYMENT_PENDING');
  return chargeNow(context, em, subscription, subscription.pausedUntil, holder);
}

async function undoPause(
  em: EntityManager,
  subscription: SubscriptionRecord,
  recipient: string,
  now: Date,
): Promise<null> {
  const { id, tier, currentPeriodEndsAt } = subscription;
  await em.nativeUpdate(SubscriptionEntity, { id }, { pausedUntil: null, updatedAt: now });
  await recordEvent(em, id, 'pause-dropped', {}, now);
  const data = {
    ...{ tier, nextChargeAt: currentPeriodEndsAt.toISOString(), ofPause: true },
    nextChargeCents: await nextChargeCents(em, subscription),
  };
  const key = `reactivated:${id}:${now.getTime()}`;
  await enqueue(em, { key, recipient, template: 'reactivated', data }, now);
  return null;
}

async function chargeNow(
  { now, trials }: Context,
  em: EntityManager,
  subscription: SubscriptionRecord,
  pausedUntil: Date,
  { member, expectedTotalCents }: Holder,
): Promise<ChargeRequest | null> {
  const period = resumedPeriod(pausedUntil, now);
  const charge = await nextCharge(em, subscription, { kind: 'resume', period, passed: 1 });
  const totalCents = sum(charge.lines);
  refuseOtherPrice({ expectedTotalCents }, { totalCents, nextChargeCents: totalCents });
  const limits = await readLimits(em, trials.keys, { userId: member.id, email: member.email }, now);
  refuseStopped(limits, totalCents, now);
  const invoice = await openInvoice(em, subscription, charge, now);
  if (totalCents > 0) {
    const order = `resume:${subscription.id}:${charge.periodNo}`;
    return prepareAttempt(em, { ...invoice, userId: member.id, order }, 'unscheduled', now);
  }
  await em.nativeUpdate(InvoiceEntity, { id: invoice.id }, { state: 'paid', paidAt: now });
  await paymentSucceeded(em, subscription, { ...charge, ...invoice }, now);
  return null;
}
