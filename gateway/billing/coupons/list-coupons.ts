import type { Context } from '#gateway/auth/context.ts';
import { COUPON_COLUMNS, type CouponRecord } from '#gateway/billing/ledger/coupon-rows.ts';
import { newestFirst, pageOf } from '#gateway/database/page.ts';
import type { ConnectionOf, PageArgs } from '#schema/types/page.type.ts';

/** The live coupons, newest first. Throws BAD_USER_INPUT. */
export async function listCoupons<Node>(
  { database: { em }, signingKey }: Context,
  asked: PageArgs,
  show: (coupon: CouponRecord) => Node,
): Promise<ConnectionOf<Node>> {
  const page = pageOf(newestFirst('coupons', 'c'), asked, signingKey);
  const select = `select ${COUPON_COLUMNS} from coupons c where c.deleted_at is null ${page.end.sql}`;
  const rows = await em.execute<CouponRecord[]>(select, page.end.params);
  return page.connection(rows, show, async () => {
    const count = 'select count(*)::int as total from coupons where deleted_at is null';
    const [counted] = await em.execute<{ total: number }[]>(count);
    return counted?.total ?? 0;
  });
}
