import { type Interval, RATE_PLACES, wilson } from './interval.ts';
import type { RecordSums } from './record-sums.ts';
import { isEnough, NEEDED, type Sample } from './samples.ts';
import { quotient } from './scaled.ts';

export interface HitRate extends Sample {
  /** Wins of wins and losses, from 0 to 1. */
  value: number | null;
  interval: Interval | null;
  /** The rate at which the same prices win and lose nothing: the mean of 1/o. */
  breakEven: number | null;
  /** Wins and losses that had a price; where fewer than n, the break-even rate is theirs alone. */
  priced: number;
}

const INVERSE_UNIT = 10n ** 12n;

/** How often picks won, beside how often their prices asked them to. Pushes are in neither. */
export function hitRate(sums: RecordSums): HitRate {
  const decided = sums.wins + sums.losses;
  const sample = { n: Number(decided), needed: NEEDED.hitRate, priced: Number(sums.priced) };
  if (!isEnough(sample)) return { ...sample, value: null, interval: null, breakEven: null };
  const { inverseOdds, priced } = sums;
  return {
    ...sample,
    value: quotient(sums.wins, decided, RATE_PLACES),
    interval: wilson(Number(sums.wins), sample.n),
    breakEven: priced > 0n ? quotient(inverseOdds, priced * INVERSE_UNIT, RATE_PLACES) : null,
  };
}
