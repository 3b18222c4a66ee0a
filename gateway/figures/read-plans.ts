import type { Context } from '#gateway/auth/context.ts';
import { PAID_TIERS, tierCovers } from '#schema/rules/access/tiers.ts';
import type { RecordSums } from '#schema/rules/stats/record-sums.ts';
import type { RecordStatsFilter } from '#schema/types/record/record-stats.type.ts';
import { sumsOfAll } from './read-sums.ts';
import { figureSelection } from './selection.ts';

/**
 * Σ of what members of each plan could have had, at the prices when picks opened for them: a plan has the picks of those below it too.
 * Only plans to which the filter's picks open.
 */
export function sumsByPlan(
  { database: { em }, now }: Pick<Context, 'database' | 'now'>,
  filter: RecordStatsFilter,
): Promise<{ name: string; sums: RecordSums }[]> {
  const { tier, asTier } = filter;
  const plans = PAID_TIERS.filter(
    (plan) => (!asTier || asTier === plan) && (!tier || tierCovers(plan, tier)),
  );
  const sumsOf = async (plan: (typeof plans)[number]) =>
    sumsOfAll(em.getKysely(), await figureSelection(em, { ...filter, asTier: plan }, now));
  return Promise.all(plans.map(async (name) => ({ name, sums: await sumsOf(name) })));
}
