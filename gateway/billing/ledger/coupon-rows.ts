import { askTogether, type Question } from '#gateway/database/ask-together.ts';
import type { Fragment, Rows } from '#gateway/database/rows.ts';
import { type CouponCustomer, couponCode } from '#schema/rules/money/coupons.ts';
import * as statements from './coupon-rows.sql.ts';

export type CouponRecord = statements.CouponByIdRow;

/** A coupon by its id, also a deleted one: members keep their discounts. */
export function findCoupon(rows: Rows, id: string): Promise<CouponRecord | null> {
  return statements.couponById.first(rows, { id });
}

/** Who wants to use a coupon: an account, the address of one, or a mailbox; nothing for an unknown visitor. */
interface CouponUser {
  userId: string | null;
  email: string | null;
  /** From `keys.emailKey`: all spellings of an address that reach one mailbox are one customer. */
  emailKey: string | null;
}

export interface CouponUse {
  coupon: CouponRecord;
  customer: CouponCustomer;
}

/**
 * The coupon of a code with what its user bought before, in one query; null when there is no such coupon.
 * `couponApplies` decides with both.
 */
export async function couponUse(rows: Rows, code: string, user: CouponUser): Promise<CouponUse | null> {
  const { use } = await askTogether(rows, { use: couponUseQuestion(code, user) });
  return use;
}

export function couponUseQuestion(code: string, user: CouponUser): Question<CouponUse | null> {
  return statements.couponUse.question(([row]) => (row ? couponUseOf(row) : null), {
    ...user,
    code: couponCode(code),
  });
}

function couponUseOf({ uses, hasPurchased, ...coupon }: statements.CouponUseRow): CouponUse {
  return { coupon, customer: { uses, hasPurchased } };
}

/** Reserves one use for a pending purchase. Answers no row once the limit is reached. */
export function reserveCoupon(id: string): Fragment {
  return statements.reserveCoupon.part({ id });
}

/** Releases the use of a failed purchase. Guarded. */
export function releaseCoupon(id: string): Fragment {
  return statements.releaseCoupon.part({ id });
}

/** Turns the reserved use of a pending purchase into a redemption. Both pieces are guarded. */
export function redeemCoupon(
  couponId: string,
  redemption: { subscriptionId: string; userId: string; now: Date },
): { count: Fragment; redemption: Fragment } {
  return {
    count: statements.countRedemption.part({ id: couponId }),
    redemption: statements.addRedemption.part({ couponId, ...redemption }),
  };
}
