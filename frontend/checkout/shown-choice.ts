import { type PlanChoice, planChoiceOf, shownPlanChoice } from '#schema/rules/money/plans.ts';

export interface ShownChoice {
  choice: PlanChoice;
  /** Why the shown plan is not the requested one; null when it is. */
  notice: string | null;
}

/** The plan of a checkout address: Premium by default and for unknown codes. */
export function shownChoice(planType: string | undefined): ShownChoice {
  const choice = shownPlanChoice(planType?.toLowerCase());
  if (choice.withTrial && !choice.plan.offersTrial)
    return {
      choice: { plan: choice.plan, withTrial: false },
      notice: `${choice.plan.name} has no trial. This is the full price.`,
    };
  const known = planType === undefined || planChoiceOf(planType.toLowerCase());
  return {
    choice,
    notice: known ? null : 'We could not find that plan. This is Premium, our most popular one.',
  };
}

/** The plan code to purchase. */
export function planCodeOf({ plan, withTrial }: PlanChoice): string {
  return withTrial && plan.trialCode ? plan.trialCode : plan.tier.toLowerCase();
}
