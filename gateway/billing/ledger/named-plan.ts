import { AppError } from '#gateway/app-error.ts';
import { type PlanPrices, type PricedChoice, pricedChoice } from '#schema/rules/money/plan-prices.ts';
import { planChoiceOf } from '#schema/rules/money/plans.ts';
import type { PlanCode } from '#schema/types/enums.ts';

/** A plan as clients name it: by the enum, or by the documented text. */
interface NamedPlan {
  plan?: PlanCode | null;
  planType?: string | null;
}

/** The code of the plan; null when none is named. Throws BAD_USER_INPUT for two different ones. */
export function namedPlan({ plan, planType }: NamedPlan): string | null {
  if (plan && planType && plan !== planType)
    throw new AppError('BAD_USER_INPUT', '`plan` and `planType` name different plans');
  return plan ?? planType ?? null;
}

/**
 * The plan that is named, premium by default, and its price. Throws PLAN_UNKNOWN and TRIAL_NOT_OFFERED: only shown prices fall
 * back to premium.
 */
export function chosenPlan(named: NamedPlan, prices: PlanPrices): PricedChoice {
  const choice = planChoiceOf(namedPlan(named) ?? 'premium');
  if (!choice) throw new AppError('PLAN_UNKNOWN');
  if (choice.withTrial && !choice.plan.offersTrial) throw new AppError('TRIAL_NOT_OFFERED');
  return pricedChoice(choice, prices);
}
