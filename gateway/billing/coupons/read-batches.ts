import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { CouponBatchType } from '#schema/types/money/coupon-batch.type.ts';
import * as statements from './read-batches.sql.ts';

/** The batches, newest first; at most a hundred. */
export function listBatches({ database }: Context): Promise<CouponBatchType[]> {
  return statements.listBatches.all(database.em);
}

/** Throws NOT_FOUND. */
export async function findBatch({ database }: Context, id: string): Promise<CouponBatchType> {
  const batch = await statements.batchOfId.first(database.em, { id });
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
