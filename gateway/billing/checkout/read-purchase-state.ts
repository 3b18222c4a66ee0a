import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { guessLimits } from '#gateway/billing/coupons/limit-coupon-guesses.ts';
import {
  type CouponUse,
  type CouponUseRow,
  couponUseOf,
  couponUseQuery,
} from '#gateway/billing/ledger/coupon-rows.ts';
import { type LimitRecord, limitRecordOf, limitsQuery } from '#gateway/billing/ledger/limit-rows.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import {
  type Counted,
  type CountedLimit,
  counting,
  resetCounts,
} from '#gateway/rate-limits/count-attempts.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';
import type { PurchaseInput } from '#schema/types/purchase.input.ts';
import {
  cardAttemptLimits,
  type Declines,
  declinesQuery,
  requireChallenge,
  solvedChallenge,
} from './limit-card-attempts.ts';
import { type EarlierPurchase, earlierPurchase } from './repeated-purchase.ts';

/** What must be known before a purchase begins. */
export interface PurchaseState {
  /** An earlier purchase with the same idempotency key. */
  earlier: EarlierPurchase | null;
  coupon: CouponUse | null;
  /** The buyer's own limits. */
  limits: LimitRecord;
  declines: Declines;
}

interface PurchaseStateRow {
  counted: Counted[];
  earlier: EarlierPurchase | null;
  coupon: CouponUseRow | null;
  limits: LimitRecord;
  declines: Declines;
}

/**
 * Counts the attempt and reads all of this in one round trip. Throws RATE_LIMITED, CHALLENGE_REQUIRED. A coupon code counts as a guess
 * until the purchase is prepared with it, which takes the count back.
 */
export async function readPurchaseState(
  context: Context,
  input: PurchaseInput,
  key: string,
): Promise<PurchaseState> {
  const { member, database, trials, now } = context;
  const counts = counting(countedLimits(context, input), now);
  const earlier = earlierPurchase(key);
  const declined = declinesQuery(context, member?.email ?? input.email);
  const use = couponUseQuery(input.couponCode ?? '', {
    userId: member?.id ?? null,
    email: input.email.trim(),
    emailKey: trials.keys.emailKey(member?.email ?? input.email),
  });
  const buyer = { userId: member?.id ?? null, email: member?.email ?? input.email };
  const limits = limitsQuery(trials.keys, buyer, now);
  const sql = `with ${counts.ctes.sql} select (select jsonb_agg(to_jsonb(c)) from (${counts.read}) c) as counted,
    (select to_jsonb(e) from (${earlier.sql}) e) as earlier, (select to_jsonb(u) from (${use.sql}) u) as coupon,
    (select to_jsonb(p) from (${limits.sql}) p) as limits, (${declined.sql}) as declines`;
  const params = [counts.ctes, earlier, use, limits, declined].flatMap((part) => part.params);
  const [row] = await database.em.execute<PurchaseStateRow[]>(sql, params);
  const counted = counts.check(row?.counted ?? []);
  if (!row) throw new AppError('UNAVAILABLE');
  const { declines } = row;
  // A purchase that is repeated with its key touches no card.
  if (!row.earlier) await challenged(context, input, () => requireChallenge(context, counted, declines));
  return {
    earlier: row.earlier,
    coupon: row.coupon ? couponUseOf(row.coupon) : null,
    limits: limitRecordOf(row.limits),
    declines,
  };
}

/** An attempt that was only asked for work tried nothing, so it does not count. */
async function challenged(context: Context, input: PurchaseInput, require: () => void): Promise<void> {
  try {
    require();
  } catch (failure) {
    if (failure instanceof AppError && failure.code === 'CHALLENGE_REQUIRED')
      await resetCounts(context.database.em, countedLimits(context, input));
    throw failure;
  }
}

function countedLimits(context: Context, { email, couponCode }: PurchaseInput): CountedLimit[] {
  const key = `${networkOf(context.ip)} ${email.trim().toLowerCase()}`;
  const guesses = couponCode?.trim() ? guessLimits(context) : [];
  const network = { ...RATE_LIMITS.purchaseOfNetwork, key: networkOf(context.ip) };
  return [
    { ...RATE_LIMITS.purchase, key },
    network,
    ...cardAttemptLimits(context, email),
    ...guesses,
    ...solvedChallenge(context),
  ];
}
