import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { couponCode } from '#schema/rules/money/coupons.ts';
import type { DeleteCouponInput } from '#schema/types/money/coupon.input.ts';
import * as statements from './delete-coupon.sql.ts';

/**
 * Retires a coupon and frees its code; answers the code. The row stays for pending purchases and for plans that it
 * still discounts. Throws NOT_FOUND.
 */
export async function deleteCoupon(context: Context, { id, code }: DeleteCouponInput): Promise<string> {
  return inTransaction(context, async (em) => {
    const named = code == null ? null : couponCode(code);
    const deleted = await statements.deleteCoupon.first(em, { now: context.now, id, code: named });
    if (!deleted) throw new AppError('NOT_FOUND', 'This coupon does not exist');
    audit(em, context.now, {
      ...authorOf(context),
      action: 'coupon.delete',
      target: id,
      details: { code: deleted.code },
    });
    return deleted.code;
  });
}
