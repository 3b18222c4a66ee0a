import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { limitNow } from '#schema/rules/access/limits.ts';
import type { LimitsType } from '#schema/types/access/limits.type.ts';
import { readOwnLimits } from './change-limits.ts';
import { paidByMember } from './limits-view.sql.ts';

/** The member's limits as they count now. */
export async function limitsView(context: Context): Promise<LimitsType> {
  const { now } = context;
  const limits = await readOwnLimits(context);
  const raised = limits.nextLimitAt !== null && limits.nextLimitAt > now;
  const ahead = (until: Date | null) => (until && until > now ? until : null);
  return {
    ageConfirmedAt: limits.ageConfirmedAt,
    spentThisMonthCents: limits.spentCents,
    spentCents: await spentCents(context),
    monthlyLimitCents: limitNow(limits, now),
    nextLimitCents: raised ? limits.nextLimitCents : null,
    nextLimitAt: raised ? limits.nextLimitAt : null,
    coolOffUntil: ahead(limits.coolOffUntil),
    excludedUntil: ahead(limits.excludedUntil),
  };
}

async function spentCents(context: Context): Promise<number> {
  const row = await paidByMember.first(context.database.em, { userId: memberOf(context).id });
  return Math.max(0, row?.cents ?? 0);
}
