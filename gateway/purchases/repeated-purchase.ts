import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/context.ts';
import { violatedConstraint } from '#gateway/database/failures.ts';
import type { ErrorCode } from '#schema/rules/errors.ts';
import { ERRORS } from '#schema/rules/errors.ts';
import type { Intent } from './prepare-purchase.ts';
import type { PurchaseFacts } from './purchase-facts.ts';

interface EarlierPurchase {
  state: 'prepared' | 'completed' | 'failed';
  requestHash: string;
  failureCode: string | null;
  failureText: string | null;
  details: PurchaseFacts;
}

/**
 * What to answer when writing the intent broke a promise of the database: the earlier purchase with this key,
 * or EMAIL_ALREADY_IN_USE, PLAN_HELD. Other failures stay what they are.
 */
export async function repeatedPurchase(
  context: Context,
  intent: Intent,
  failure: unknown,
): Promise<PurchaseFacts> {
  const constraint = violatedConstraint(failure);
  if (constraint === 'purchases_idempotency_key_unique') return earlierPurchase(context, intent);
  if (constraint === 'users_email_unique') throw new AppError('EMAIL_ALREADY_IN_USE');
  if (constraint === 'subscriptions_one_live') throw new AppError('PLAN_HELD');
  throw failure;
}

/** The same key with the same body answers what came of it; with another body it is refused. */
async function earlierPurchase({ database }: Context, intent: Intent): Promise<PurchaseFacts> {
  const [earlier] = await database.em.execute<EarlierPurchase[]>(
    `select state, request_hash as "requestHash", failure_code as "failureCode", failure_text as "failureText", details
       from purchases where idempotency_key = ?`,
    [intent.key],
  );
  if (!earlier || earlier.state === 'prepared') throw new AppError('PAYMENT_PENDING');
  if (earlier.requestHash !== intent.requestHash) throw new AppError('KEY_REUSED');
  if (earlier.state === 'failed') throw failedBefore(earlier);
  return earlier.details;
}

function failedBefore({ failureCode, failureText }: EarlierPurchase): AppError {
  const known = failureCode !== null && failureCode in ERRORS;
  return new AppError(known ? (failureCode as ErrorCode) : 'CARD_DECLINED', undefined, {
    reason: failureText,
  });
}
