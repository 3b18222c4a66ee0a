import type { HitRate } from '#schema/rules/stats/hit-rate.ts';
import { anchorAt, dot, label, picture, rule } from './parts.ts';
import { scale } from './scale.ts';
import type { Shape } from './shape.ts';

/** The shares that an axis goes through: usually 40 % to 70 %, never from 0 %. */
interface CutAxis {
  from: number;
  to: number;
}

const USUAL: CutAxis = { from: 0.4, to: 0.7 };
const HEIGHT = 30;
const MIDDLE = HEIGHT / 2;
const [SMALLEST_DOT, LARGEST_DOT] = [3.5, 8];

/** In tens of per cent, as wide as the intervals are. */
export function cutAxis(rates: readonly HitRate[]): CutAxis {
  const shares = rates.flatMap(({ interval, breakEven }) =>
    [interval?.low, interval?.high, interval && breakEven].filter((share) => typeof share === 'number'),
  );
  return {
    from: Math.min(USUAL.from, ...shares.map((share) => Math.floor(share * 10) / 10)),
    to: Math.max(USUAL.to, ...shares.map((share) => Math.ceil(share * 10) / 10)),
  };
}

/** '40%', '50%' … over the rows. */
export function rateAxis(axis: CutAxis): Shape {
  return picture(
    16,
    ...tensOf(axis).map((ten) =>
      label(placeOn(axis)(ten), 12, `${Math.round(ten * 100)}%`, anchorAt(placeOn(axis)(ten))),
    ),
  );
}

/** A row: the hit rate as a dot, larger for more picks, its interval, and the rate that its prices need. */
export function ratePlot({ value, interval, breakEven, n }: HitRate, axis: CutAxis, most: number): Shape {
  const x = placeOn(axis);
  const radius = Math.max(SMALLEST_DOT, LARGEST_DOT * Math.sqrt(n / (most || 1)));
  return picture(
    HEIGHT,
    ...tensOf(axis).map((ten) => rule(x(ten), 0, x(ten), HEIGHT, 'var(--line)')),
    ...(interval ? [rule(x(interval.low), MIDDLE, x(interval.high), MIDDLE, 'var(--ink-3)', 2)] : []),
    ...(value === null || breakEven === null
      ? []
      : [
          rule(x(breakEven), 3, x(breakEven), HEIGHT - 3, 'var(--curve-rim)', 5.5),
          rule(x(breakEven), 4, x(breakEven), HEIGHT - 4, 'var(--accent)', 3.5),
        ]),
    ...(value === null ? [] : [dot(x(value), MIDDLE, radius, 'var(--ink)')]),
  );
}

function placeOn({ from, to }: CutAxis) {
  return scale([from, to], [0, 100]);
}

function tensOf({ from, to }: CutAxis): number[] {
  const count = Math.round((to - from) * 10);
  return Array.from({ length: count + 1 }, (_, place) => from + place / 10);
}
