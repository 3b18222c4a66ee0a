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

/**
 * The features of a plan as shown. Without sample content (docs/decisions/0014) nothing is listed that does not exist:
 * support replies within a day, not around the clock.
 */
export function advertisedFeatures(features: readonly string[], samples: boolean): string[] {
  if (samples) return [...features];
  return features
    .filter((feature) => !UNPROVEN.includes(feature))
    .map((feature) => (SUPPORT.test(feature) ? 'Support by email' : feature));
}
