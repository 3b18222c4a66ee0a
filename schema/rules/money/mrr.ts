import type { SubscriptionState } from '#schema/rules/access/entitlement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { type CouponFacts, discountCents } from './coupons.ts';
import type { PlanSource } from './plans.ts';

/** What decides how much a plan brings. */
export interface MrrFacts {
  state: SubscriptionState;
  source: PlanSource;
  /** Nothing was paid for it yet: its trial is not paid for, or a coupon made its months so far free. */
  neverPaid: boolean;
  tier: Tier;
  agreedCents: number | null;
  /** Null with a coupon: it discounts every charge. */
  couponPeriodsLeft: number | null;
}

type EverCoupon = Pick<CouponFacts, 'discountType' | 'amountHundredths' | 'tiers'>;

/** Months in the amounts of the ledger: whole cents a year stay whole for monthly and for yearly plans. */
export const LEDGER_MONTHS = 12;

/**
 * What a plan brings in a year, in cents: `mrr_of` in gateway/database/program/money, which the ledger is written by. A
 * coupon counts when it discounts every charge.
 */
export function mrrOf(plan: MrrFacts, coupon: EverCoupon | null): number {
  const counts = plan.source === 'purchase' && (plan.state === 'active' || plan.state === 'past_due');
  if (!counts || plan.neverPaid || plan.agreedCents === null) return 0;
  const lasts = coupon && plan.couponPeriodsLeft === null && coupon.tiers.includes(plan.tier);
  return LEDGER_MONTHS * (plan.agreedCents - (lasts ? discountCents(coupon, plan.agreedCents) : 0));
}

/** Kinds of movements of recurring revenue. */
export const MOVEMENT_KINDS = [
  ...(['NEW', 'REACTIVATION', 'EXPANSION', 'CONTRACTION', 'PRICE'] as const),
  ...(['PAUSE', 'RESUME', 'CHURN'] as const),
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** A plan's part of the recurring revenue at a moment. */
interface MrrState {
  cents: number;
  tier: Tier;
  /** It is paused, and something was paid for it before. */
  paused: boolean;
}

/**
 * What kind of movement leads from one state to another; `isFirst`: the member has never paid before. Twin of `mrr_kind`. A paused plan that
 * ends is taken to run again first, so that what it brought is lost on that day.
 */
export function movementKind(before: MrrState, after: MrrState, isFirst: boolean): MovementKind {
  if (after.paused) return 'PAUSE';
  if (before.paused) return 'RESUME';
  if (before.cents === 0) return isFirst ? 'NEW' : 'REACTIVATION';
  if (after.cents === 0) return 'CHURN';
  if (before.tier === after.tier) return 'PRICE';
  return after.cents > before.cents ? 'EXPANSION' : 'CONTRACTION';
}
