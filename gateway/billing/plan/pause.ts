import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { refuseOtherPrice } from '#gateway/billing/checkout/read-order.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import {
  lockLiveSubscription,
  nextPlan,
  type SubscriptionRecord,
} from '#gateway/billing/ledger/subscription-rows.ts';
import { nextChargeCents, openPayment } from '#gateway/billing/settlement/current-plan.ts';
import { renewalStop } from '#gateway/billing/settlement/renewal-stop.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { pauseDays, pauseEnd, pauseRefusal, returnSentence } from '#schema/rules/money/pauses.ts';
import { isDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import type { PausePlanInput } from '#schema/types/money/subscription.input.ts';

/**
 * Pauses the caller's plan from the end of the paid period until a day of New York, on which it is charged again, at the same price and with
 * what is left of its coupon. Until the pause begins, nothing else changes. Only a charge that was shown is kept as agreed to. Throws
 * BAD_USER_INPUT for another day, PRICE_CHANGED, and what `pauseRefusal` says.
 */
export async function pausePlan(
  context: Context,
  { until, expectedNextChargeCents = null }: PausePlanInput,
): Promise<void> {
  const { id, email } = memberOf(context);
  const { now, trials } = context;
  await inTransaction(context, async (em) => {
    const subscription = await lockLiveSubscription(em, id);
    const payment = subscription ? await openPayment(em, subscription) : 'none';
    const refusal = pauseRefusal(subscription, payment, now);
    if (refusal || !subscription) throw new AppError(refusal?.code ?? 'NO_PLAN', refusal?.text);
    const pausedUntil = chosenEnd(until, subscription);
    const cents = await nextChargeCents(em, subscription);
    refuseOtherPrice({ expectedNextChargeCents }, { totalCents: cents, nextChargeCents: cents });
    await em.nativeUpdate(SubscriptionEntity, { id: subscription.id }, { pausedUntil, updatedAt: now });
    const resumesAs = nextPlan(subscription).tier;
    const isShown = expectedNextChargeCents !== null;
    const agreed = isShown ? { agreedTo: returnSentence(resumesAs, cents, pausedUntil) } : {};
    await recordEvent(em, subscription.id, 'pause-planned', { until: pausedUntil, ...agreed }, now);
    const isStopped = (await renewalStop(em, trials.keys, subscription, cents, pausedUntil)) !== null;
    const data = {
      ...{ tier: subscription.tier, resumesAs, amountCents: isStopped ? null : cents },
      accessUntil: subscription.currentPeriodEndsAt.toISOString(),
      resumesAt: pausedUntil.toISOString(),
    };
    const key = `plan-paused:${subscription.id}:${now.getTime()}`;
    await enqueue(em, { key, recipient: email, template: 'plan-paused', data }, now);
  });
}

function chosenEnd(until: string, { currentPeriodEndsAt }: SubscriptionRecord): Date {
  const end = isDay(until) ? pauseEnd(until, currentPeriodEndsAt) : null;
  if (end) return end;
  const { first, last } = pauseDays(currentPeriodEndsAt);
  refuseFields({ until: `Choose a day from ${plainDay(first)} to ${plainDay(last)}, as ${first}` });
  throw new AppError('BAD_USER_INPUT');
}

/** The paid period is over: from now on the plan opens nothing, and is next due when the pause ends. Under the subscription's lock. */
export async function beginPause(
  em: EntityManager,
  { id, currentPeriodEndsAt: from }: SubscriptionRecord,
  until: Date,
  now: Date,
): Promise<void> {
  await em.nativeUpdate(SubscriptionEntity, { id }, { state: 'paused', dueAt: until, updatedAt: now });
  await recordEvent(em, id, 'paused', { from, until }, now);
}
