// Written by npm run codegen from delete-coupon.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface DeleteCouponValues {
  now: Date;
  id: string;
  code: string | null;
}

export interface DeleteCouponRow {
  code: string;
}

export const deleteCoupon = new Statement<DeleteCouponValues, DeleteCouponRow>({
  name: 'deleteCoupon',
  text: `update coupons set deleted_at = $1
 where id = $2 and code = coalesce($3, code) and deleted_at is null returning code`,
  values: ['now', 'id', 'code'],
  columns: ['code'],
});
