import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { type Order, pageOf } from '#gateway/database/page.ts';
import { countOf, tableOf } from '#gateway/database/table-of.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { CouponRedemptionArgs, CouponRedemptionType } from '#schema/types/money/coupon-batch.type.ts';
import type { ConnectionOf, PageArgs } from '#schema/types/page.type.ts';
import { knownCouponOrBatch, type RedemptionsRow, redemptions } from './list-redemptions.sql.ts';

export type RedemptionRow = RedemptionsRow;

export const REDEMPTION_ORDER: Order<RedemptionRow> = {
  list: 'coupon-redemptions',
  descending: true,
  columns: [
    { column: 'r.at', type: 'timestamptz', of: ({ at }) => at },
    { column: 'r.subscriptionId', type: 'text', of: ({ subscriptionId }) => subscriptionId },
  ],
};

/** A page of the redemptions of a coupon or of a batch, newest first, each with what its plan has brought in. Throws BAD_USER_INPUT and NOT_FOUND. */
export async function listRedemptions(
  { database: { em }, signingKey }: Context,
  args: CouponRedemptionArgs,
): Promise<ConnectionOf<CouponRedemptionType>> {
  const page = pageOf(REDEMPTION_ORDER, args, signingKey);
  const those = redemptionsOf(em, args);
  const rows = await page.of(those.selectAll()).execute();
  if (rows.length === 0) await refuseUnknown(em, args);
  return page.connection(
    rows,
    (redemption) => redemption,
    () => countOf(those),
  );
}

/** A coupon that nobody redeemed and one that does not exist are not the same. Throws NOT_FOUND. */
async function refuseUnknown(em: EntityManager, { couponId, batchId }: RedemptionFilter): Promise<void> {
  const known = await knownCouponOrBatch.first(em, { couponId: couponId ?? '', batchId: batchId ?? '' });
  if (couponId != null && !known?.coupon) throw new AppError('NOT_FOUND', 'This coupon does not exist');
  if (batchId != null && !known?.batch) throw new AppError('NOT_FOUND', 'This batch does not exist');
}

/** The sum of all redemptions of a coupon, of a batch or of all coupons, in cents: what their plans have brought in, or what it cost. */
export async function sumOfRedemptions(
  { database: { em } }: Context,
  what: 'broughtCents' | 'discountCents',
  which: Pick<CouponRedemptionArgs, 'couponId' | 'batchId'>,
): Promise<number> {
  const sum = sql<number>`coalesce(sum(r.${sql.ref(what)}), 0)::float8`.as('cents');
  const [found] = await redemptionsOf(em, which).select(sum).execute();
  return found?.cents ?? 0;
}

/** Which redemptions are meant; the days are New York's. */
export type RedemptionFilter = Omit<CouponRedemptionArgs, keyof PageArgs>;

const midnight = (day: string) => easternInstant(day, '00:00');

/** The redemptions of a coupon, of a batch or of all, as the table `r`. */
export function redemptionsOf(em: EntityManager, { couponId, batchId, tier, from, to }: RedemptionFilter) {
  return tableOf(em, redemptions)
    .$if(couponId != null, (query) => query.where(sql`r."couponId"`, '=', couponId))
    .$if(batchId != null, (query) => query.where(sql`r."batchId"`, '=', batchId))
    .$if(tier != null, (query) => query.where(sql`r.tier`, '=', tier))
    .$if(from != null, (query) => query.where(sql`r.at`, '>=', midnight(from ?? '')))
    .$if(to != null, (query) => query.where(sql`r.at`, '<', midnight(addDays(to ?? '', 1))));
}
