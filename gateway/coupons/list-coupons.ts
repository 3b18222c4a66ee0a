import type { Context } from '#gateway/context.ts';
import { type Connection, connectionOf, newestFirst } from '#gateway/database/page.ts';
import type { PageArgs } from '#schema/types/page.type.ts';
import { COUPON_COLUMNS, type CouponRecord } from './coupon-rows.ts';

/** The live coupons, newest first. */
export async function listCoupons({ database }: Context, page: PageArgs): Promise<Connection<CouponRecord>> {
  const { sql, params } = newestFirst('c', page);
  const select = `select ${COUPON_COLUMNS} from coupons c where c.deleted_at is null ${sql}`;
  const rows = await database.em.execute<CouponRecord[]>(select, params);
  const count = 'select count(*)::int as total from coupons where deleted_at is null';
  const [counted] = await database.em.execute<{ total: number }[]>(count);
  return connectionOf(rows, page, counted?.total ?? 0);
}
