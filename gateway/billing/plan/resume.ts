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
import {
  lockLiveSubscription,
  nextPlan,
  type SubscriptionRecord,
} from '#gateway/billing/ledger/subscription-rows.ts';
import { nextChargeCents, openPayment } from '#gateway/billing/settlement/current-plan.ts';
import { paymentSucceeded } from '#gateway/billing/settlement/payment-succeeded.ts';
import { renewalStop } from '#gateway/billing/settlement/renewal-stop.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ChargeRequest } from '#gateway/integrations/processor.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { isPaused } from '#schema/rules/access/entitlement.ts';
import { resumedPeriod, resumeSentence } from '#schema/rules/money/pauses.ts';
import { sum } from '#schema/rules/money/quote.ts';
import { alreadyOnItsWay, completeChange } from './change-plan.ts';
import { nextCharge } from './next-charge.ts';

interface Holder {
  member: Pick<Member, 'id' | 'email'>;
  /** The charge that a page showed. */
  expectedTotalCents?: number | null;
}

/**
 * Ends the caller's pause. A plan that is paused is charged now and begins a new period now, for which the charge that was shown has to be
 * given; where the pause is still to come, it is only undone. A plan without a pause stays as it is. Throws NO_PLAN, PAYMENT_PENDING, PRICE_CHANGED, STOPPED_BY_LIMIT, NO_CARD, and CARD_DECLINED,
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
  if (!isPaused(subscription, context.now)) return undoPause(context, em, subscription, holder.member.email);
  // A worker charges it at this moment, or will in a few minutes.
  if ((await openPayment(em, subscription)) !== 'none') throw new AppError('PAYMENT_PENDING');
  return chargeNow(context, em, subscription, subscription.pausedUntil, holder);
}

async function undoPause(
  { trials, now }: Context,
  em: EntityManager,
  subscription: SubscriptionRecord,
  recipient: string,
): Promise<null> {
  const { id, currentPeriodEndsAt: at } = subscription;
  await em.nativeUpdate(SubscriptionEntity, { id }, { pausedUntil: null, updatedAt: now });
  await recordEvent(em, id, 'pause-dropped', {}, now);
  const cents = await nextChargeCents(em, subscription);
  // A break that lasts until then ends the plan with its period.
  const isStopped = (await renewalStop(em, trials.keys, subscription, cents, at)) !== null;
  const data = {
    ...{ tier: subscription.tier, next: nextPlan(subscription).tier, ofPause: true },
    ...(isStopped
      ? { nextChargeAt: null, nextChargeCents: null }
      : { nextChargeAt: at.toISOString(), nextChargeCents: cents }),
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
  // Who says no total may have meant to undo a pause that has begun meanwhile.
  const shown = { expectedTotalCents: expectedTotalCents ?? 0 };
  const limits = await readLimits(em, trials.keys, { userId: member.id, email: member.email }, now);
  refuseStopped(limits, totalCents, now);
  refuseOtherPrice(shown, { totalCents, nextChargeCents: totalCents });
  const agreedTo = resumeSentence(charge.tier, totalCents);
  await recordEvent(em, subscription.id, 'resume-agreed', { tier: charge.tier, agreedTo }, now);
  const invoice = await openInvoice(em, subscription, charge, now);
  if (totalCents > 0) {
    const order = `resume:${subscription.id}:${charge.periodNo}`;
    return prepareAttempt(em, { ...invoice, userId: member.id, order }, 'unscheduled', now);
  }
  await em.nativeUpdate(InvoiceEntity, { id: invoice.id }, { state: 'paid', paidAt: now });
  await paymentSucceeded(em, subscription, { ...charge, ...invoice }, now);
  return null;
}
