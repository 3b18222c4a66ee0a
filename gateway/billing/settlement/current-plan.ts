import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { type CouponRecord, findCoupon } from '#gateway/billing/ledger/coupon-rows.ts';
import { renewalPlan } from '#gateway/billing/ledger/price-notices.ts';
import { agreedPlan, type SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import {
  changeRefusal,
  type OpenPayment,
  planRefusal,
  type Refusal,
} from '#schema/rules/money/plan-change.ts';
import { type CurrentPlan, priceLines, sum } from '#schema/rules/money/quote.ts';
import { chargeOfPeriod, refundedOfPeriod } from './current-plan.sql.ts';
import { hasOpenAttempt } from './open-attempt.ts';
import { openRenewal } from './open-renewal.ts';

/** What the price rules need of a subscription, with its coupon if that still applies. */
export async function currentPlan(
  rows: Rows,
  subscription: SubscriptionRecord,
): Promise<CurrentPlan & { coupon: CouponRecord | null }> {
  const coupon = await lastingCoupon(rows, subscription);
  return {
    tier: subscription.tier,
    agreedCents: agreedPlan(subscription).monthlyCents,
    nextMonthCents: await keptMonthCents(rows, subscription),
    inTrial: subscription.state === 'trialing',
    period: { startsAt: subscription.currentPeriodStartsAt, endsAt: subscription.currentPeriodEndsAt },
    coupon,
    paidMonthCents: await paidMonthCents(rows, subscription, coupon),
  };
}

/** A month of the same plan from the next charge on. */
async function keptMonthCents(rows: Rows, subscription: SubscriptionRecord): Promise<number> {
  const kept = { ...subscription, pendingTier: null, pendingCents: null };
  return (await renewalPlan(rows, kept)).monthlyCents;
}

async function lastingCoupon(rows: Rows, subscription: SubscriptionRecord): Promise<CouponRecord | null> {
  const counts = subscription.couponId && subscription.couponPeriodsLeft !== 0;
  return counts && subscription.couponId ? findCoupon(rows, subscription.couponId) : null;
}

/**
 * The charge of the period; after an upgrade, which is prorated, the price of a month of the new plan. Less what was
 * refunded of the period's charges: money that went back is not deducted from the next one.
 */
async function paidMonthCents(
  rows: Rows,
  subscription: SubscriptionRecord,
  coupon: CouponRecord | null,
): Promise<number> {
  const month = await chargedMonthCents(rows, subscription, coupon);
  return Math.max(0, month - (await refundedCents(rows, subscription)));
}

async function refundedCents(rows: Rows, subscription: SubscriptionRecord): Promise<number> {
  const { id: subscriptionId, periodNo } = subscription;
  const sums = await refundedOfPeriod.first(rows, { subscriptionId, periodNo });
  return sums?.cents ?? 0;
}

async function chargedMonthCents(
  rows: Rows,
  subscription: SubscriptionRecord,
  coupon: CouponRecord | null,
): Promise<number> {
  const { id: subscriptionId, periodNo } = subscription;
  const paid = await chargeOfPeriod.first(rows, { subscriptionId, periodNo });
  if (paid && !paid.kind.startsWith('upgrade-')) return paid.totalCents;
  return monthCents(agreedPlan(subscription), coupon);
}

function monthCents(plan: ReturnType<typeof agreedPlan>, coupon: CouponRecord | null): number {
  return sum(priceLines(plan, coupon?.tiers.includes(plan.tier) ? coupon : null));
}

/** What the next period will be charged: of the plan that is pending, with the coupon if it lasts. */
export async function nextChargeCents(rows: Rows, subscription: SubscriptionRecord): Promise<number> {
  return monthCents(await renewalPlan(rows, subscription), await lastingCoupon(rows, subscription));
}

/** The coupon that discounts the next month of a tier, or null. */
export async function couponFor(
  rows: Rows,
  subscription: SubscriptionRecord,
  tier: Tier,
): Promise<CouponRecord | null> {
  const coupon = await lastingCoupon(rows, subscription);
  return coupon?.tiers.includes(tier) ? coupon : null;
}

/**
 * The plan whose cancellation may be undone. Throws NO_PLAN, PAYMENT_PENDING while a purchase is pending,
 * PAYMENT_DUE (the card comes first), PLAN_ENDED when it was cancelled and has ended.
 */
export function reactivatable(subscription: SubscriptionRecord | null, now: Date): SubscriptionRecord {
  return unlessRefused(subscription, planRefusal(subscription, now));
}

/** The plan that may change to a tier now. Throws what `changeRefusal` says. */
export async function changeable(
  em: EntityManager,
  subscription: SubscriptionRecord | null,
  to: Tier,
  now: Date,
): Promise<SubscriptionRecord> {
  const payment = subscription ? await openPayment(em, subscription) : 'none';
  return unlessRefused(subscription, changeRefusal(subscription, payment, to, now));
}

function unlessRefused(subscription: SubscriptionRecord | null, refusal: Refusal | null): SubscriptionRecord {
  if (refusal || !subscription) throw new AppError(refusal?.code ?? 'NO_PLAN', refusal?.text);
  return subscription;
}

/** A renewal may be pending, or waiting for a retry. */
export async function openPayment(em: EntityManager, subscription: SubscriptionRecord): Promise<OpenPayment> {
  if (await hasOpenAttempt(em, subscription.id)) return 'on its way';
  return (await openRenewal(em, subscription.id)) ? 'again' : 'none';
}
