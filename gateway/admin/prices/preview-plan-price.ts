import { refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { priceBefore, priceChangeProblems } from '#schema/rules/money/plan-price-change.ts';
import type { PlanPriceInput, PlanPricePreviewType } from '#schema/types/money/plan-price.type.ts';
import { plansOfTier } from './preview-plan-price.sql.ts';

/** What a new price would do. Throws BAD_USER_INPUT. */
export async function previewPlanPrice(
  context: Context,
  input: PlanPriceInput,
): Promise<PlanPricePreviewType> {
  const { now, database, planPriceRows, planPricesVersion } = context;
  const change = { ...input, startsAt: input.startsAt ?? null };
  const rows = await planPriceRows.since(planPricesVersion);
  refuseFields(priceChangeProblems(change, rows, now));
  const kept = await plansOfTier.first(database.em, { tier: input.tier });
  return {
    beforeCents: priceBefore(change, rows, now),
    afterCents: input.cents,
    startsAt: change.startsAt ?? now,
    runningPlans: kept?.runningPlans ?? 0,
    plannedChanges: kept?.plannedChanges ?? 0,
  };
}
