import { NEEDED, type Sample } from './samples.ts';
import { toPlaces } from './scaled.ts';

export interface Runs extends Sample {
  /** Unbroken rows of wins or of losses. */
  runs: number;
  /** Standard deviations above what chance makes: invented records change sides too often. */
  z: number | null;
  tooGood: boolean;
}

/** No honest record of any length comes near it. */
const TOO_GOOD = 5;

/**
 * Wald and Wolfowitz' runs test of wins and losses in order of their games, pushes left out; for admins. (Annals of
 * Mathematical Statistics 11, 1940; football-data.co.uk, How to Spot a Tipster's Fake Betting History.)
 */
export function runsTest(outcomes: readonly boolean[]): Runs {
  const n = outcomes.length;
  const runs = outcomes.filter((won, place) => won !== outcomes[place - 1]).length;
  const wins = outcomes.filter(Boolean).length;
  const pairs = 2 * wins * (n - wins);
  if (n < NEEDED.runs || pairs === 0) return { n, needed: NEEDED.runs, runs, z: null, tooGood: false };
  const expected = pairs / n + 1;
  const variance = (pairs * (pairs - n)) / (n * n * (n - 1));
  const z = toPlaces((runs - expected) / Math.sqrt(variance), 4);
  return { n, needed: NEEDED.runs, runs, z, tooGood: z > TOO_GOOD };
}
