import { statsFile } from '#frontend/app/stats-file.ts';
import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import { meanwhileText, planPicksText, type ResultsText } from '#schema/rules/stats/plan-results-text.ts';

let all: Promise<Record<Tier, ResultsText> | null> | null = null;

/** What the picks of each plan have come to, asked for once per visit. Null while figures are withheld or out of reach. */
export async function planResults(tier: Tier): Promise<ResultsText | null> {
  all ??= readAll().catch(() => null);
  const found = await all;
  // The next page tries again.
  if (!found) all = null;
  return found?.[tier] ?? null;
}

async function readAll() {
  const stats = await statsFile('by=TIER');
  if (!stats.figures) return null;
  return Object.fromEntries(TIERS.map((tier) => [tier, planPicksText(tier, stats)])) as Record<
    Tier,
    ResultsText
  >;
}

/** What members of a plan could have had since a day (YYYY-MM-DD). Null while figures are withheld. */
export async function resultsSince(tier: Tier, day: string): Promise<ResultsText | null> {
  const { figures } = await statsFile(`as=${tier}&since=${day}`);
  return figures && meanwhileText(tier, figures);
}
