import { type Interval, interval, RATE_PLACES } from './interval.ts';
import { Z95 } from './normal.ts';
import { type RecordSums, SUM_COLUMNS } from './record-sums.ts';
import { isEnough, NEEDED, type Sample } from './samples.ts';
import { exact, NET_PLACES, quotient, type Scaled } from './scaled.ts';

/** What stakes brought: n counts the stakes. */
export interface Returns extends Sample {
  /** Units won less units lost, exact; null before the first stake. */
  units: number | null;
  /** Units staked, pushes included. */
  staked: number;
  /** Units won for each unit staked: 0.0312 is 3.12 %. */
  yield: number | null;
  interval: Interval | null;
}

/** Σp, Σs and their squares, in hundredths of units and odds of six places. */
interface Moments {
  stakes: Scaled;
  staked: Scaled;
  stakedSquared: Scaled;
  profit: Scaled;
  profitSquared: Scaled;
  profitStaked: Scaled;
}

const HUNDRED = 100n;

/** At the units that were given. */
export function stakedReturns(sums: RecordSums): Returns {
  return returnsOf({ ...sums, stakes: sums.flatStaked });
}

/** At one unit a pick. */
export function flatReturns({ flatStaked, flatProfit, flatProfitSquared }: RecordSums): Returns {
  return returnsOf({
    stakes: flatStaked,
    staked: flatStaked * HUNDRED,
    stakedSquared: flatStaked * HUNDRED ** 2n,
    profit: flatProfit * HUNDRED,
    profitSquared: flatProfitSquared * HUNDRED ** 2n,
    profitStaked: flatProfit * HUNDRED ** 2n,
  });
}

/** The yield is Σp/Σs; its interval that of a ratio of sums, ±1.96·√(Σp² - 2yΣps + y²Σs²)/Σs. */
function returnsOf(moments: Moments): Returns {
  const { stakes, staked, profit } = moments;
  const sample = { n: Number(stakes), needed: NEEDED.yield };
  const sums = {
    units: stakes > 0n ? exact(profit, NET_PLACES) : null,
    staked: exact(staked, SUM_COLUMNS.staked.places),
  };
  if (!isEnough(sample)) return { ...sample, ...sums, yield: null, interval: null };
  return {
    ...sample,
    ...sums,
    yield: quotient(profit, staked * 1_000_000n, RATE_PLACES),
    interval: interval(Number(profit) / Number(staked) / 1e6, halfWidth(moments)),
  };
}

/** The radicand times Σs² is a whole number, so nothing cancels before the root is taken. */
function halfWidth({ staked, stakedSquared, profit, profitSquared, profitStaked }: Moments): number {
  const radicand =
    profitSquared * staked ** 2n - 2n * profit * staked * profitStaked + profit ** 2n * stakedSquared;
  return (Z95 * Math.sqrt(Number(radicand))) / Number(staked) ** 2 / 1e6;
}

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
