import type { CreateCouponsInput } from '#frontend/generated/graphql.ts';
import { batchProblem } from '#schema/rules/money/coupon-codes.ts';
import { type CouponForm, couponFormProblems, couponInputOf, newCouponForm } from './coupon-form.ts';

/** As typed. A code of a batch is used once, by anyone. */
interface BatchForm extends CouponForm {
  label: string;
  size: string;
}

/** In place of a coupon's code: those of a batch are made by the server. */
const NO_CODE = 'BATCH';

export function newBatchForm(): BatchForm {
  return { ...newCouponForm(), code: NO_CODE, label: '', size: '100' };
}

export function batchFormProblems(form: BatchForm): Partial<Record<keyof BatchForm, string>> {
  const problems: Partial<Record<keyof BatchForm, string>> = couponFormProblems(form);
  if (!form.label.trim()) problems.label = 'Give the batch a name';
  const size = batchProblem(Number(form.size));
  if (size) problems.size = size;
  return problems;
}

export function batchInputOf(form: BatchForm, requestId: string): CreateCouponsInput {
  const { code: _, maxRedemptions: __, maxPerCustomer: ___, ...terms } = couponInputOf(form);
  return { ...terms, requestId, label: form.label.trim(), size: Number(form.size) };
}
