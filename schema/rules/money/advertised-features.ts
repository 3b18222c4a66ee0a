import type { Tier } from '#schema/rules/access/tiers.ts';
import { isProvenScanner, type ScannerCount } from '#schema/rules/market/scanner-count.ts';
import { planOf } from './plans.ts';

/** Documented features (product.txt section 2) that this software does not provide or cannot prove. */
const UNPROVEN: readonly string[] = ['Up to 3x more picks', 'Up to 2x more picks', 'Win Rate Guarantee'];
/** Stops being sample content once it has counted a week of its own. */
const SCANNER = 'Line arbitrage scanner';
const SUPPORT = /^24\/7 .*Support$/i;

/** Whether a documented feature is sample content (docs/decisions/0014). `scanner`: null where no odds are read. */
export function isUnproven(feature: string, scanner: ScannerCount | null): boolean {
  return isNotProvided(feature, scanner) || SUPPORT.test(feature);
}

function isNotProvided(feature: string, scanner: ScannerCount | null): boolean {
  return feature === SCANNER ? !isProvenScanner(scanner) : UNPROVEN.includes(feature);
}

interface PlanContents {
  /** The plan whose contents this one includes without listing them; null for a complete list. */
  everythingIn: Tier | null;
  included: string[];
  /** Documented features that are sample content and not part of the plan. */
  examples: string[];
}

/** `scanner`: what it has counted; null where no odds are read. */
export function planContents(tier: Tier, scanner: ScannerCount | null): PlanContents {
  const { everythingIn, features } = planOf(tier);
  const listedBefore = everythingIn ? planContents(everythingIn, scanner).included : [];
  return {
    everythingIn,
    included: provided(features, scanner).filter((feature) => !listedBefore.includes(feature)),
    examples: features.filter((feature) => isUnproven(feature, scanner)),
  };
}

/** Support replies within a day, not around the clock; the scanner says what it found. */
function provided(features: readonly string[], scanner: ScannerCount | null): string[] {
  return features
    .filter((feature) => !isNotProvided(feature, scanner))
    .map((feature) => (SUPPORT.test(feature) ? 'Support by email' : feature))
    .map((feature) => (feature === SCANNER ? `${SCANNER}: ${scanner?.found} found last week` : feature));
}
