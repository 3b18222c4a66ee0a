import { betterDraws, DRAWS, type FairBet } from './luck-draws.ts';
import { normalTail } from './normal.ts';
import type { RecordSums } from './record-sums.ts';
import { isEnough, NEEDED, NORMAL_FROM, type Sample } from './samples.ts';
import { toPlaces } from './scaled.ts';

/** How likely the result is if every price had been fair, so that only luck decided. */
export interface Luck extends Sample {
  /** Standard deviations above nothing won, to four places. */
  z: number | null;
  /** The chance that luck alone does as well or better, to six places, at least one in DRAWS + 1 by draws. */
  p: number | null;
  /** Luck alone does this, or more of it, once in so many tries; for a loss, this or worse. */
  onceIn: number | null;
  /** Whether `onceIn` is about a gain or a loss. */
  direction: 'GAIN' | 'LOSS' | null;
  method: 'NORMAL' | 'DRAWS' | null;
}

const NONE = { z: null, p: null, onceIn: null, direction: null, method: null };
/** Nobody can tell longer odds than these from each other. */
const MAX_TRIES = 1_000_000;

/**
 * z = Σp/√Σs²(o-1) over wins and losses, the exact variance at fair prices; it needs neither level stakes nor average
 * odds, unlike Buchdahl's t-test. Under NORMAL_FROM picks the chance comes from seeded draws where `bets` (every
 * priced win and loss) are given, and is left out where they are not.
 */
export function luck(sums: RecordSums, bets: readonly FairBet[] | null = null): Luck {
  const sample = { n: Number(sums.priced), needed: NEEDED.luck };
  if (!isEnough(sample) || sums.variance === 0n) return { ...sample, ...NONE };
  const exact = Number(sums.profit) / Math.sqrt(Number(sums.variance)) / 1_000;
  const z = toPlaces(exact, 4);
  if (sample.n >= NORMAL_FROM)
    return { ...sample, z, method: 'NORMAL', ...chance(exact, normalTails(exact)) };
  if (!bets) return { ...sample, ...NONE, z };
  return { ...sample, z, method: 'DRAWS', ...chance(exact, drawnTails(bets, sums)) };
}

interface Tails {
  better: number;
  worse: number;
}

function chance(z: number, { better, worse }: Tails): Pick<Luck, 'p' | 'onceIn' | 'direction'> {
  const tail = z < 0 ? worse : better;
  return {
    p: toPlaces(better, 6),
    onceIn: tail * MAX_TRIES <= 1 ? MAX_TRIES : Math.round(1 / tail),
    direction: z < 0 ? 'LOSS' : 'GAIN',
  };
}

function normalTails(z: number): Tails {
  return { better: normalTail(z), worse: normalTail(-z) };
}

/** The result itself counts as one of the tries, so that no chance is nothing (Davison and Hinkley 1997). */
function drawnTails(bets: readonly FairBet[], sums: RecordSums): Tails {
  const { better, worse } = betterDraws(bets, sums);
  return { better: (better + 1) / (DRAWS + 1), worse: (worse + 1) / (DRAWS + 1) };
}
