import type { IdentifierHashes } from '#gateway/auth/identifier-hashes.ts';
import { readLimits } from '#gateway/billing/ledger/limit-rows.ts';
import { memberEmail } from '#gateway/billing/ledger/member-email.sql.ts';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { type LimitStop, limitStop } from '#schema/rules/access/limits.ts';

/**
 * Which of a member's own limits stops a renewal of that amount at a moment, as far as is known now; null: none. A self-exclusion that
 * would have ended the plan with its paid period ends it after a pause too, also where it is over by then.
 */
export async function renewalStop(
  rows: Rows,
  keys: IdentifierHashes,
  { userId, currentPeriodEndsAt }: Pick<SubscriptionRecord, 'userId' | 'currentPeriodEndsAt'>,
  cents: number,
  at: Date,
): Promise<LimitStop | null> {
  const user = await memberEmail.first(rows, { userId });
  if (!user) return null;
  const limits = await readLimits(rows, keys, { userId, email: user.email }, at);
  if (limits.excludedUntil && limits.excludedUntil > currentPeriodEndsAt) return 'SELF_EXCLUSION';
  return limitStop('renewal', limits, { cents, spentCents: limits.spentCents }, at);
}
