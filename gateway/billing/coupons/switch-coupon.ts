import { AppError } from '#gateway/app-error.ts';
import { audit } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { type CouponRecord, findCoupon } from '#gateway/billing/ledger/coupon-rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { UpdateCouponInput } from '#schema/types/coupon.input.ts';

/**
 * Switches a coupon off or on for purchases to come. Plans that it discounts keep what their buyers were promised, and
 * its amount never changes. Throws NOT_FOUND.
 */
export async function switchCoupon(
  context: Context,
  { id, isActive }: UpdateCouponInput,
): Promise<CouponRecord> {
  return inTransaction(context, async (em) => {
    const [switched] = await em.execute<{ before: boolean }[]>(
      `update coupons c set is_active = ? from (select id, is_active from coupons where id = ? for update) b
        where c.id = b.id and c.deleted_at is null returning b.is_active as before`,
      [isActive, id],
    );
    const coupon = switched && (await findCoupon(em, id));
    if (!coupon) throw new AppError('NOT_FOUND', 'This coupon does not exist');
    if (switched.before !== isActive)
      audit(em, context.now, {
        actor: memberOf(context).id,
        action: isActive ? 'coupon.switch-on' : 'coupon.switch-off',
        target: id,
        details: { code: coupon.code },
      });
    return coupon;
  });
}
