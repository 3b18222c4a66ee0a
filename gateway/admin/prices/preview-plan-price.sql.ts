// Written by npm run codegen from preview-plan-price.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface PlansOfTierValues {
  tier: string;
}

export interface PlansOfTierRow {
  plannedChanges: number;
  runningPlans: number;
}

export const plansOfTier = new Statement<PlansOfTierValues, PlansOfTierRow>({
  name: 'plansOfTier',
  text: `select count(*) filter (where tier = $1)::int as "running_plans",
       count(*) filter (where pending_tier = $1)::int as "planned_changes"
  from subscriptions where state in ('trialing', 'active', 'past_due') and source = 'purchase'`,
  values: ['tier'],
  columns: ['planned_changes', 'running_plans'],
});
