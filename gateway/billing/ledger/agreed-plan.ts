import type { Tier } from '#schema/rules/access/tiers.ts';
import { type Plan, planOf } from '#schema/rules/money/plans.ts';
import type { SubscriptionRecord } from './subscription-rows.ts';

/** A tier at the price its member agreed to, or at today's when they would change to it. */
export function agreedPlan(
  { tier, agreedCents }: Pick<SubscriptionRecord, 'tier' | 'agreedCents'>,
  wanted: Tier = tier,
): Plan {
  const plan = planOf(wanted);
  return wanted === tier && agreedCents !== null ? { ...plan, monthlyCents: agreedCents } : plan;
}
