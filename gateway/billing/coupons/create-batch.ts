import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { batchCode, batchProblem, CODE_LETTERS } from '#schema/rules/money/coupon-codes.ts';
import { couponProblems, hundredthsOf } from '#schema/rules/money/coupons.ts';
import type { CreateCouponsInput } from '#schema/types/money/coupon-batch.type.ts';
import { addBatch, addCodes, batchOfRequest } from './create-batch.sql.ts';

/**
 * Makes a batch of codes that can each be used once; answers its id. The same request id makes one batch, however often it is
 * sent. Throws BAD_USER_INPUT.
 */
export async function createBatch(context: Context, input: CreateCouponsInput): Promise<string> {
  refuseProblems(input);
  return inTransaction(context, async (em) => {
    const { requestId, size } = input;
    const label = input.label.trim();
    const made = await addBatch.first(em, { id: newId('batch'), requestId, label, size, now: context.now });
    if (!made) return earlierBatch(em, requestId);
    await insertCodes(em, made.id, input, context.now);
    const { requestId: _, ...details } = input;
    audit(em, context.now, {
      ...authorOf(context),
      action: 'coupon.batch',
      target: made.id,
      details: { ...details },
    });
    return made.id;
  });
}

function refuseProblems(input: CreateCouponsInput): void {
  const { code: _, ...problems } = couponProblems({ ...input, code: 'BATCH' });
  const fields: Record<string, string> = { ...problems };
  const size = batchProblem(input.size);
  if (size) fields.size = size;
  if (!/^.{1,80}$/.test(input.label.trim())) fields.label = 'Give the batch a name of at most 80 characters';
  if (!/^[\w-]{8,80}$/.test(input.requestId)) fields.requestId = 'Give an id of 8 to 80 letters and digits';
  refuseFields(fields);
}

async function earlierBatch(em: EntityManager, requestId: string): Promise<string> {
  const batch = await batchOfRequest.first(em, { requestId });
  if (!batch) throw new Error('A batch whose request is known exists');
  return batch.id;
}

async function insertCodes(em: EntityManager, batchId: string, input: CreateCouponsInput, now: Date) {
  const codes = new Set<string>();
  while (codes.size < input.size) codes.add(batchCode(randomBytes(CODE_LETTERS)));
  const { discountType, discountAmount, plans, duration, firstPurchaseOnly, startsAt, endsAt } = input;
  await addCodes.run(em, {
    ...{
      discountType,
      amountHundredths: hundredthsOf(discountType, discountAmount),
      tiers: [...new Set(plans)],
    },
    ...{ startsAt: startsAt ?? null, endsAt: endsAt ?? null, firstPurchaseOnly, duration },
    durationMonths: duration === 'MONTHS' ? (input.durationMonths ?? null) : null,
    ...{ now, batchId, codes: [...codes] },
  });
}
