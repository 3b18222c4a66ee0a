import { type Tier, tierCovers } from '#schema/rules/access/tiers.ts';
import { opensAt } from '#schema/rules/access/visibility.ts';
import type { MomentPrice } from '#schema/rules/stats/price-moments.ts';
import { regrade, type Score } from '#schema/rules/stats/regrade.ts';
import type { RecordedPick } from './sums-of-pick.ts';

export interface OpenedPick extends RecordedPick {
  tier: Tier;
  /** When plus and free members may read it; null: at once for all. */
  releaseAt: Date | null;
}

/**
 * A pick as members of a plan could have bet it: at the price when it opened for them, graded again by the score where
 * the line had moved. Null where the plan does not include it. Where the price, or what a moved line would have
 * become, is not known, it stays as posted and says so in `asPosted`.
 */
export function pickAsTier(
  pick: OpenedPick,
  plan: Tier,
  prices: readonly MomentPrice[],
  score: Score | null,
): OpenedPick | null {
  if (!tierCovers(plan, pick.tier)) return null;
  if (openedAsPosted(pick, plan)) return pick;
  const price = prices.find(({ moment }) => moment === `OPENED_${plan}`);
  if (!price) return { ...pick, asPosted: true };
  const { line, odds } = price;
  if (line === pick.line) return { ...pick, odds };
  const result = score && regrade(pick.market, pick.selection, line, score);
  if (!result || !isGraded(pick)) return { ...pick, asPosted: true };
  return { ...pick, line, odds, result };
}

/** It was never scheduled for that plan, or had opened for it by the time it was posted. */
function openedAsPosted({ releaseAt, publishedAt }: OpenedPick, plan: Tier): boolean {
  return !releaseAt || (publishedAt !== null && opensAt(releaseAt, plan) <= publishedAt);
}

/** A void stays void and a pending pick pending, whatever its line. */
function isGraded({ result }: OpenedPick): boolean {
  return result === 'WIN' || result === 'LOSS' || result === 'PUSH';
}
