import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { CouponEntity } from '#gateway/billing/ledger/coupon.entity.ts';
import type { CouponRecord } from '#gateway/billing/ledger/coupon-rows.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { couponCode, couponProblems, hundredthsOf } from '#schema/rules/money/coupons.ts';
import type { CreateCouponInput } from '#schema/types/money/coupon.input.ts';

/** Throws BAD_USER_INPUT with a sentence for each wrong field, CONFLICT when the code exists. */
export async function createCoupon(context: Context, input: CreateCouponInput): Promise<CouponRecord> {
  refuseFields(couponProblems(input));
  const coupon = couponOf(input, context.now);
  try {
    await inTransaction(context, async (em) => {
      em.persist(em.create(CouponEntity, { ...coupon, tiers: [...coupon.tiers], deletedAt: null }));
      const entry = { action: 'coupon.create', target: coupon.id, details: { ...input } } as const;
      audit(em, context.now, { ...authorOf(context), ...entry });
    });
  } catch (failure) {
    if (!(failure instanceof UniqueConstraintViolationException)) throw failure;
    const message = `A coupon with the code ${coupon.code} already exists`;
    throw new AppError('CONFLICT', message, { fields: { code: message } });
  }
  return coupon;
}

function couponOf(input: CreateCouponInput, createdAt: Date): CouponRecord {
  const { code, discountAmount, discountType, plans, firstPurchaseOnly, duration } = input;
  return {
    id: newId('coupon'),
    code: couponCode(code),
    discountType,
    amountHundredths: hundredthsOf(discountType, discountAmount),
    tiers: [...new Set(plans)],
    startsAt: input.startsAt ?? null,
    endsAt: input.endsAt ?? null,
    maxRedemptions: input.maxRedemptions ?? null,
    maxPerCustomer: input.maxPerCustomer ?? null,
    firstPurchaseOnly,
    duration,
    durationMonths: duration === 'MONTHS' ? (input.durationMonths ?? null) : null,
    isActive: true,
    reserved: 0,
    used: 0,
    createdAt,
    deletedAt: null,
    batchId: null,
  };
}
