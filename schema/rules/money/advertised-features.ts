import type { Tier } from '#schema/rules/access/tiers.ts';
import { planOf } from './plans.ts';

/** Documented features (product.txt section 2) that this software does not provide or cannot prove. */
const UNPROVEN: readonly string[] = [
  'Up to 3x more picks',
  'Up to 2x more picks',
  'Win Rate Guarantee',
  'Line arbitrage scanner',
];
const SUPPORT = /^24\/7 .*Support$/i;

/** Whether a documented feature is sample content (docs/decisions/0014). */
export function isUnproven(feature: string): boolean {
  return UNPROVEN.includes(feature) || SUPPORT.test(feature);
}

interface PlanContents {
  /** The plan whose contents this one includes without listing them; null for a complete list. */
  everythingIn: Tier | null;
  included: string[];
  /** Documented features that are sample content and not part of the plan. */
  examples: string[];
}

export function planContents(tier: Tier): PlanContents {
  const { everythingIn, features } = planOf(tier);
  const listedBefore = everythingIn ? planContents(everythingIn).included : [];
  return {
    everythingIn,
    included: provided(features).filter((feature) => !listedBefore.includes(feature)),
    examples: features.filter(isUnproven),
  };
}

/** Support replies within a day, not around the clock. */
function provided(features: readonly string[]): string[] {
  return features
    .filter((feature) => !UNPROVEN.includes(feature))
    .map((feature) => (SUPPORT.test(feature) ? 'Support by email' : feature));
}
