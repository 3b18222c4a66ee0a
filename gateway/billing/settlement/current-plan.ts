import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { type CouponRecord, findCoupon } from '#gateway/billing/ledger/coupon-rows.ts';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { changeRefusal, type OpenPayment, planRefusal, type Refusal } from '#schema/rules/plan-change.ts';
import type { HeldPlan } from '#schema/rules/quote.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import { hasOpenAttempt } from './open-attempt.ts';
import { openRenewal } from './open-renewal.ts';

/** What the price rules need of a subscription, with its coupon if that still applies. */
export async function currentPlan(
  rows: Rows,
  held: SubscriptionRecord,
): Promise<HeldPlan & { coupon: CouponRecord | null }> {
  const counts = held.couponId && held.couponPeriodsLeft !== 0;
  return {
    tier: held.tier,
    inTrial: held.state === 'trialing',
    period: { startsAt: held.currentPeriodStartsAt, endsAt: held.currentPeriodEndsAt },
    coupon: counts && held.couponId ? await findCoupon(rows, held.couponId) : null,
  };
}

/** The coupon that discounts the next month of a tier, or null. */
export async function couponFor(
  rows: Rows,
  held: SubscriptionRecord,
  tier: Tier,
): Promise<CouponRecord | null> {
  const { coupon } = await currentPlan(rows, held);
  return coupon?.tiers.includes(tier) ? coupon : null;
}

/**
 * The plan whose cancellation may be taken back. Throws NO_PLAN, PAYMENT_PENDING while a purchase is pending,
 * PAYMENT_DUE (the card comes first), PLAN_ENDED when it was cancelled and has ended.
 */
export function reactivatable(held: SubscriptionRecord | null, now: Date): SubscriptionRecord {
  return unlessRefused(held, planRefusal(held, now));
}

/** The plan that may change to a tier now. Throws what `changeRefusal` says. */
export async function changeable(
  em: EntityManager,
  held: SubscriptionRecord | null,
  to: Tier,
  now: Date,
): Promise<SubscriptionRecord> {
  const payment = held ? await openPayment(em, held) : 'none';
  return unlessRefused(held, changeRefusal(held, payment, to, now));
}

function unlessRefused(held: SubscriptionRecord | null, refusal: Refusal | null): SubscriptionRecord {
  if (refusal || !held) throw new AppError(refusal?.code ?? 'NO_PLAN', refusal?.text);
  return held;
}

/** A renewal may be pending, or waiting for a retry. */
async function openPayment(em: EntityManager, held: SubscriptionRecord): Promise<OpenPayment> {
  if (await hasOpenAttempt(em, held.id)) return 'on its way';
  return (await openRenewal(em, held.id)) ? 'again' : 'none';
}
