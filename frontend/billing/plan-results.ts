import { priceTextsOf } from '#frontend/app/price-texts.ts';
import { statsFile } from '#frontend/app/stats-file.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { meanwhileText, planPicksText, type ResultsText } from '#schema/rules/stats/plan-results-text.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';

let all: Promise<StatsFile | null> | null = null;

/** What each plan would have brought, read once per visit. Null while figures are withheld or out of reach. */
export async function planResults(tier: Tier, month?: string): Promise<ResultsText | null> {
  all ??= statsFile('by=PLAN,TIER').catch(() => null);
  const stats = await all;
  // The next page tries again.
  if (!stats?.figures) all = null;
  return stats?.figures && tier !== 'FREE'
    ? planPicksText(tier, stats, month ?? priceTextsOf(tier).month)
    : null;
}

/** What members of a plan could have had since a day (YYYY-MM-DD). Null while figures are withheld. */
export async function resultsSince(tier: Tier, day: string): Promise<ResultsText | null> {
  const { figures } = await statsFile(`as=${tier}&since=${day}`);
  return figures && meanwhileText(tier, figures);
}
