import { type PlanChoice, planChoiceOf, shownPlanChoice } from '#schema/rules/plans.ts';

export interface ShownChoice {
  choice: PlanChoice;
  /** What the reader should know about the plan that is shown; null when it is the one they asked for. */
  notice: string | null;
}

/** The plan of a checkout address: premium by default, and for a plan that there is not. */
export function shownChoice(planType: string | undefined): ShownChoice {
  const choice = shownPlanChoice(planType?.toLowerCase());
  if (choice.withTrial && !choice.plan.offersTrial)
    return {
      choice: { plan: choice.plan, withTrial: false },
      notice: `${choice.plan.name} offers no trial. This is the plan at its full price.`,
    };
  const known = planType === undefined || planChoiceOf(planType.toLowerCase());
  return {
    choice,
    notice: known ? null : 'There is no such plan, so here is Premium, our most popular one.',
  };
}

/** The code that a choice is bought by. */
export function planCodeOf({ plan, withTrial }: PlanChoice): string {
  return withTrial && plan.trialCode ? plan.trialCode : plan.tier.toLowerCase();
}
