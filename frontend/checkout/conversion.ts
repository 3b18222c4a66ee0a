import type { PlanChoice } from '#schema/rules/plans.ts';

/** The documented value of a conversion, in dollars: 79 for plus plans and 129 otherwise (product.txt section 7). */
export function conversionValue({ plan }: PlanChoice): number {
  return plan.tier === 'PLUS' ? 79 : 129;
}
