import { dayScale, dayTicks } from '#schema/pages/plots/day-axis.ts';
import {
  anchorAt,
  dot,
  fill,
  label,
  pathOf,
  picture,
  rule,
  stretched,
  stroke,
} from '#schema/pages/plots/parts.ts';
import { roundTicks, scale } from '#schema/pages/plots/scale.ts';
import { type Shape, shape } from '#schema/pages/plots/shape.ts';
import { priceText } from '#schema/rules/money/money.ts';

interface Valued {
  day: string;
  cents: number;
  /** The part of it that is hatched; null where it is not known. */
  hatched: number | null;
}

const HEIGHT = 220;
const [TOP, BOTTOM] = [22, HEIGHT - 26];

function scalesOf(days: readonly Valued[]) {
  const most = Math.max(...days.map(({ cents }) => cents), 100);
  return {
    x: dayScale(days[0]?.day ?? '', days.at(-1)?.day ?? ''),
    y: scale([0, most], [BOTTOM, TOP]),
    most,
  };
}

/** Where each day is in the picture of `linePlot`. */
export function linePlaces(days: readonly Valued[]) {
  const { x, y } = scalesOf(days);
  return days.map((day) => ({ x: x(day), y: y(day.cents) }));
}

/** An amount over days, from nothing up, whose upper part may be hatched. Takes two days or more. */
export function linePlot(days: readonly Valued[]): Shape {
  const { x, y, most } = scalesOf(days);
  const ticks = roundTicks(0, most / 100, 4);
  const points = days.map((day) => [x(day), y(day.cents)] as const);
  const last = days.at(-1);
  return picture(
    HEIGHT,
    ...ticks.map((tick) =>
      rule(0, y(tick * 100), 100, y(tick * 100), tick === 0 ? 'var(--line-strong)' : 'var(--line)'),
    ),
    stretched(HEIGHT, fill(`${pathOf([...points, [100, BOTTOM], [0, BOTTOM]])}Z`, 'var(--accent-soft)')),
    ...hatchedPart(days, x, y),
    stretched(
      HEIGHT,
      stroke(pathOf(points), 'var(--curve-rim)', 4.5),
      stroke(pathOf(points), 'var(--accent)', 2.5),
    ),
    ...ticks.filter((tick) => tick > 0).map((tick) => label(0, y(tick * 100) - 4, priceText(tick * 100))),
    ...dayTicks(days[0]?.day ?? '', last?.day ?? '').map((tick) =>
      label(x(tick), HEIGHT - 5, tick.label, anchorAt(x(tick))),
    ),
    ...(last ? [dot(100, y(last.cents), 5, 'var(--accent)')] : []),
  );
}

/** Names the hatching in the document; a legend may fill with it too. */
export const HATCH = 'url(#hatched)';

/**
 * Lines of even distance, cut to the part between the whole amount and the rest. They would be pulled with a stretched path, so a plain
 * rectangle is filled and the path cuts it in shares of its size.
 */
function hatchedPart(
  days: readonly Valued[],
  x: (on: Valued) => number,
  y: (cents: number) => number,
): Shape[] {
  const known = days.filter(({ hatched }) => hatched !== null);
  if (!known.some(({ hatched }) => hatched)) return [];
  const place = (on: Valued, cents: number) => [x(on) / 100, y(cents) / HEIGHT] as const;
  const upper = known.map((on) => place(on, on.cents));
  const lower = known.map((on) => place(on, on.cents - (on.hatched ?? 0)));
  return [
    shape(
      'defs',
      {},
      shape(
        'pattern',
        {
          id: 'hatched',
          width: 6,
          height: 6,
          patternUnits: 'userSpaceOnUse',
          patternTransform: 'rotate(45)',
        },
        shape('rect', { width: 6, height: 6, fill: 'var(--panel)' }),
        shape('line', { x1: 1, y1: 0, x2: 1, y2: 6, stroke: 'var(--accent)', strokeWidth: 2 }),
      ),
      shape(
        'clipPath',
        { id: 'hatched-part', clipPathUnits: 'objectBoundingBox' },
        shape('path', { d: `${pathOf([...upper, ...lower.reverse()])}Z` }),
      ),
    ),
    shape('rect', { width: '100%', height: HEIGHT, fill: HATCH, clipPath: 'url(#hatched-part)' }),
  ];
}
