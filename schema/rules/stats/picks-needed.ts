import type { RecordSums } from './record-sums.ts';

const ONE_SIDED_95 = 1.645;

/**
 * How many picks at one unit it takes until a yield like this one is as likely as not to stand out from luck:
 * (1.645/y)²·mean(o-1), rounded up, y being the flat yield. Null unless something was won.
 */
export function picksNeeded({ flatProfit, flatStaked, flatVariance, priced }: RecordSums): number | null {
  if (flatProfit <= 0n || priced === 0n) return null;
  const yielded = Number(flatProfit) / Number(flatStaked) / 1e6;
  const meanVariance = Number(flatVariance) / Number(priced) / 1e6;
  return Math.ceil((ONE_SIDED_95 / yielded) ** 2 * meanVariance);
}
