import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { CouponRecord } from '#gateway/billing/ledger/coupon-rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { limitProblem } from '#schema/rules/money/coupon-codes.ts';
import type { UpdateCouponInput } from '#schema/types/money/coupon.input.ts';
import * as statements from './edit-coupon.sql.ts';

type Editable = Pick<CouponRecord, 'isActive' | 'endsAt' | 'maxRedemptions'>;

/**
 * Switches a coupon off or on, or changes its end or its limit, for purchases to come. Plans that it discounts keep what
 * their buyers were promised, and its amount never changes. A field that is not given stays. Throws NOT_FOUND,
 * BAD_USER_INPUT for a limit below what is used and reserved or an end before the start.
 */
export async function editCoupon(context: Context, input: UpdateCouponInput): Promise<CouponRecord> {
  return inTransaction(context, async (em) => {
    const before = await statements.lockCoupon.first(em, { id: input.id });
    if (!before) throw new AppError('NOT_FOUND', 'This coupon does not exist');
    const after = editedOf(before, input);
    refuseProblems(before, after);
    await statements.editCoupon.run(em, { ...after, id: before.id });
    const entry = { ...authorOf(context), target: before.id };
    if (before.isActive !== after.isActive)
      audit(em, context.now, {
        ...entry,
        details: { code: before.code },
        action: after.isActive ? 'coupon.switch-on' : 'coupon.switch-off',
      });
    if (hasOtherTerms(before, after))
      audit(em, context.now, {
        ...entry,
        action: 'coupon.edit',
        details: { code: before.code, before: termsOf(before), after: termsOf(after) },
      });
    return { ...before, ...after };
  });
}

function editedOf(before: Editable, { isActive, endsAt, maxRedemptions }: UpdateCouponInput): Editable {
  return {
    isActive: isActive ?? before.isActive,
    endsAt: endsAt === undefined ? before.endsAt : endsAt,
    maxRedemptions: maxRedemptions === undefined ? before.maxRedemptions : maxRedemptions,
  };
}

const termsOf = ({ endsAt, maxRedemptions }: Editable) => ({ endsAt, maxRedemptions });

function hasOtherTerms(before: Editable, after: Editable): boolean {
  return JSON.stringify(termsOf(before)) !== JSON.stringify(termsOf(after));
}

function refuseProblems(before: CouponRecord, after: Editable): void {
  const fields: Record<string, string> = {};
  const limit = limitProblem(before, after.maxRedemptions);
  if (limit) fields.maxRedemptions = limit;
  if (before.startsAt && after.endsAt && after.endsAt <= before.startsAt)
    fields.endsAt = 'The end must be after the start';
  refuseFields(fields);
}
