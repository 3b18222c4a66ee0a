/** Prices that are alike, by decimal odds; UNPRICED has none. */
export const ODDS_BANDS = [
  'HEAVY_FAVORITE',
  'FAVORITE',
  'NEAR_EVEN',
  'UNDERDOG',
  'LONG_SHOT',
  'UNPRICED',
] as const;
export type OddsBand = (typeof ODDS_BANDS)[number];

/** The least decimal odds that are above the band. */
export const ODDS_BAND_LIMITS = [
  ['HEAVY_FAVORITE', 1.5],
  ['FAVORITE', 1.8],
  ['NEAR_EVEN', 2.1],
  ['UNDERDOG', 3],
] as const satisfies readonly (readonly [OddsBand, number])[];

const LABELS: Record<OddsBand, string> = {
  HEAVY_FAVORITE: '-201 and shorter',
  FAVORITE: '-200 to -126',
  NEAR_EVEN: '-125 to +109',
  UNDERDOG: '+110 to +199',
  LONG_SHOT: '+200 and longer',
  UNPRICED: 'Without a price',
};

/** In American odds: '-125 to +109'. */
export function oddsBandLabel(band: OddsBand): string {
  return LABELS[band];
}
