import { refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { priceBefore, priceChangeProblems } from '#schema/rules/money/plan-price-change.ts';
import type { PlanPriceInput, PlanPricePreviewType } from '#schema/types/money/plan-price.type.ts';

/** What a new price would do. Throws BAD_USER_INPUT. */
export async function previewPlanPrice(
  context: Context,
  input: PlanPriceInput,
): Promise<PlanPricePreviewType> {
  const { now, database, planPriceRows, planPricesVersion } = context;
  const change = { ...input, startsAt: input.startsAt ?? null };
  const rows = await planPriceRows.since(planPricesVersion);
  refuseFields(priceChangeProblems(change, rows, now));
  const [kept] = await database.em.execute<{ runningPlans: number; plannedChanges: number }[]>(
    `select count(*) filter (where tier = ?)::int as "runningPlans",
            count(*) filter (where pending_tier = ?)::int as "plannedChanges"
       from subscriptions where state in ('trialing', 'active', 'past_due') and source = 'purchase'`,
    [input.tier, input.tier],
  );
  return {
    beforeCents: priceBefore(change, rows, now),
    afterCents: input.cents,
    startsAt: change.startsAt ?? now,
    runningPlans: kept?.runningPlans ?? 0,
    plannedChanges: kept?.plannedChanges ?? 0,
  };
}
