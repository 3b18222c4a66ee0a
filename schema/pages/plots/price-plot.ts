import { anchorAt, dot, label, pathOf, picture, rule, stretched, stroke } from './parts.ts';
import { scale } from './scale.ts';
import { type Shape, shape } from './shape.ts';

/** What a bet cost at a moment. */
export interface PricePoint {
  /** Milliseconds since 1970. */
  at: number;
  /** Decimal odds. */
  odds: number;
  /** As it is written: '−110'. */
  text: string;
  /** The other ways to write it, which reader-display.js puts in its place. */
  decimal: string;
  fractional: string;
}

const HEIGHT = 150;
const [TOP, BOTTOM] = [34, HEIGHT - 40];
/** Prices at the ends are beside the dashed lines, in pixels from them. */
const BESIDE_LINE = { start: 8, middle: 0, end: -8 };
/** Labels nearer than this, in hundredths of the width, would touch on a phone. */
const LEAST_GAP = 16;

/** Prices over time, better ones higher, from the first to the last, with the seal and the start of the game marked. */
export function pricePlot(points: readonly PricePoint[], sealedAt: number, startsAt: number): Shape {
  const times = [...points.map(({ at }) => at), sealedAt, startsAt];
  const odds = points.map((point) => point.odds);
  const x = scale([Math.min(...times), Math.max(...times)], [0, 100]);
  const y = scale([Math.min(...odds), Math.max(...odds)], [BOTTOM - 8, TOP + 8]);
  const line = pathOf(points.map((point) => [x(point.at), y(point.odds)] as const));
  return picture(
    HEIGHT,
    rule(0, BOTTOM, 100, BOTTOM, 'var(--line)'),
    ...mark(x(sealedAt), 'sealed'),
    ...mark(x(startsAt), 'game starts'),
    stretched(HEIGHT, stroke(line, 'var(--curve-rim)', 4.5), stroke(line, 'var(--accent)', 2.5)),
    ...points.map((point) => dot(x(point.at), y(point.odds), 5, 'var(--accent)')),
    ...spaced(points, ({ at }) => x(at)).map((point) => priceLabel(point, x(point.at), y(point.odds) - 11)),
  );
}

/** A dashed line from top to bottom, named below. */
function mark(x: number, name: string): Shape[] {
  const line = rule(x, 8, x, BOTTOM + 8, 'var(--ink-3)');
  return [
    { ...line, attributes: { ...line.attributes, strokeDasharray: '3 3' } },
    label(x, HEIGHT - 14, name, anchorAt(x), 'var(--ink-2)'),
  ];
}

function priceLabel({ text, decimal, fractional }: PricePoint, x: number, y: number): Shape {
  const anchor = anchorAt(x);
  const written = label(x, y, text, anchor, 'var(--ink)');
  return shape(
    'text',
    {
      ...written.attributes,
      dx: BESIDE_LINE[anchor],
      'data-decimal': decimal,
      'data-fractional': fractional,
    },
    text,
  );
}

/** The first and the last, and of the others those that are far enough from them and from each other. */
function spaced<Point extends object>(points: readonly Point[], x: (point: Point) => number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return first ? [first] : [];
  const kept = [first];
  for (const point of points.slice(1, -1)) {
    const before = kept.at(-1) ?? first;
    if (x(point) - x(before) >= LEAST_GAP && x(last) - x(point) >= LEAST_GAP) kept.push(point);
  }
  return x(last) - x(first) >= LEAST_GAP ? [...kept, last] : [last];
}
