import { exact, NET_PLACES, type Scaled } from './scaled.ts';

/** What a day brought. */
export interface CurveDay {
  /** YYYY-MM-DD */
  day: string;
  /** Σp of the day, of `NET_PLACES`. */
  profit: Scaled;
}

/** The deepest fall of the curve from an earlier height, at the ends of days. */
export interface Drawdown {
  /** Units, exact, not negative. */
  units: number;
  /** The first day of the fall, the day on which it was deepest, and the first after it that made up for it. */
  from: string | null;
  to: string | null;
  recovered: string | null;
}

interface CurvePoint extends CurveDay {
  /** Σp of all days so far. */
  total: Scaled;
  /** Highest total so far, at least nothing. */
  peak: Scaled;
}

/** Running totals of days in order. */
export function curveOf(days: readonly CurveDay[]): CurvePoint[] {
  let [total, peak] = [0n, 0n];
  return days.map((each) => {
    total += each.profit;
    if (total > peak) peak = total;
    return { ...each, total, peak };
  });
}

/** The deepest fall of days in order, the first of equally deep ones. For one unit a pick give `flatProfit * 100n` as each day's profit. */
export function drawdown(days: readonly CurveDay[]): Drawdown {
  const curve = curveOf(days);
  const depths = curve.map(({ peak, total }) => peak - total);
  const deepest = depths.toSorted(ascending).at(-1) ?? 0n;
  if (deepest === 0n) return { units: 0, from: null, to: null, recovered: null };
  const bottom = depths.indexOf(deepest);
  const top = depths.lastIndexOf(0n, bottom);
  const back = depths.indexOf(0n, bottom);
  return {
    units: exact(deepest, NET_PLACES),
    from: curve[top + 1]?.day ?? null,
    to: curve[bottom]?.day ?? null,
    recovered: curve[back]?.day ?? null,
  };
}

function ascending(one: Scaled, other: Scaled): number {
  return one < other ? -1 : Number(one > other);
}
