import { counted } from '#schema/rules/text/numbers.ts';

/** How many picks a figure needs before it is shown. */
export const NEEDED = {
  hitRate: 30,
  luck: 30,
  closingLine: 30,
  yield: 100,
  ranking: 100,
  calibration: 200,
} as const;

/** Below so many picks luck is found by draws: sums of few bets are not near enough to the normal curve. */
export const NORMAL_FROM = 200;

/** How many observations a figure has and needs; below that its values are null. */
export interface Sample {
  n: number;
  needed: number;
}

export function isEnough({ n, needed }: Sample): boolean {
  return n >= needed;
}

/** '12 of 30 picks': why there is no figure yet; null where there are enough. */
export function shortfallText(sample: Sample): string | null {
  return isEnough(sample) ? null : `${sample.n} of ${counted(sample.needed, 'pick')}`;
}
