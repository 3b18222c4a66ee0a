import type { Context } from '#gateway/auth/context.ts';
import { allCoupons } from '#gateway/billing/ledger/coupon-rows.sql.ts';
import type { CouponRecord } from '#gateway/billing/ledger/coupon-rows.ts';
import { newestFirst, pageOf } from '#gateway/database/page.ts';
import { countOf, tableOf } from '#gateway/database/table-of.ts';
import type { ConnectionOf, PageArgs } from '#schema/types/page.type.ts';

/** The live coupons, newest first; those of a batch are listed with it. Throws BAD_USER_INPUT. */
export async function listCoupons<Node>(
  { database: { em }, signingKey }: Context,
  args: PageArgs,
  show: (coupon: CouponRecord) => Node,
): Promise<ConnectionOf<Node>> {
  const page = pageOf(newestFirst('coupons'), args, signingKey);
  const coupons = tableOf(em, allCoupons).where('r.deletedAt', 'is', null).where('r.batchId', 'is', null);
  const rows = await page.of(coupons.selectAll()).execute();
  return page.connection(rows, show, () => countOf(coupons));
}
