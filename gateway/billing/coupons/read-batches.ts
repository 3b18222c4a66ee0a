import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { CouponBatchType } from '#schema/types/money/coupon-batch.type.ts';
import * as statements from './read-batches.sql.ts';

const BATCHES = `select b.id, b.label, b.size, b.created_at as "createdAt", c.used, c.active as "isActive", c.ends_at as "endsAt",
    c.discount_type as "discountType", c.amount_hundredths::float8 / 100 as "discountAmount", c.tiers as plans
  from coupon_batches b cross join lateral (
    select coalesce(sum(used), 0)::int as used, bool_or(is_active) as active, max(ends_at) as ends_at,
           min(discount_type) as discount_type, min(amount_hundredths) as amount_hundredths, min(tiers) as tiers
      from coupons where batch_id = b.id) c`;

/** The batches, newest first; at most a hundred. */
export function listBatches({ database }: Context): Promise<CouponBatchType[]> {
  return database.em.execute<CouponBatchType[]>(`${BATCHES} order by b.created_at desc, b.id limit 100`);
}

/** Throws NOT_FOUND. */
export async function findBatch({ database }: Context, id: string): Promise<CouponBatchType> {
  const [batch] = await database.em.execute<CouponBatchType[]>(`${BATCHES} where b.id = ?`, [id]);
  if (!batch) throw new AppError('NOT_FOUND', 'This batch does not exist');
  return batch;
}

/** The codes of a batch as one CSV file, and whether each was used. */
export async function batchCsv({ database }: Context, id: string): Promise<string> {
  const codes = await statements.codesOfBatch.all(database.em, { batchId: id });
  return ['code,used', ...codes.map(({ code, used }) => `${code},${used ? 'yes' : 'no'}`), ''].join('\r\n');
}

/** Switches all codes of a batch off or on. Throws NOT_FOUND. */
export async function switchBatch(context: Context, id: string, isActive: boolean): Promise<void> {
  const { label } = await findBatch(context, id);
  await inTransaction(context, async (em) => {
    await statements.switchBatch.run(em, { isActive, batchId: id });
    audit(em, context.now, {
      ...{ ...authorOf(context), target: id, details: { label } },
      action: isActive ? 'coupon.batch-on' : 'coupon.batch-off',
    });
  });
}
