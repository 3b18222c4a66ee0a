import { type Shape, shape } from './shape.ts';

/**
 * A picture as wide as its place, whatever that is, without a script: across it places are hundredths of the width, from
 * the top they are CSS pixels. Texts and dots keep their size, and only `stretched` paths are pulled.
 */
export function picture(height: number, ...children: readonly Shape[]): Shape {
  return shape(
    'svg',
    { width: '100%', height, overflow: 'visible', 'aria-hidden': 'true', fill: 'none', fontSize: 12 },
    ...children,
  );
}

/** Paths whose x goes from 0 to 100 and whose y is in pixels, pulled to the width of the picture. */
export function stretched(height: number, ...paths: readonly Shape[]): Shape {
  return shape(
    'svg',
    { width: '100%', height, viewBox: `0 0 100 ${height}`, preserveAspectRatio: 'none', overflow: 'visible' },
    ...paths,
  );
}

/** A path of even thickness wherever it is pulled. */
export function stroke(d: string, color: string, width: number): Shape {
  return shape('path', {
    ...{ d, stroke: color, strokeWidth: width, strokeLinejoin: 'round', strokeLinecap: 'round' },
    vectorEffect: 'non-scaling-stroke',
  });
}

export function fill(d: string, color: string): Shape {
  return shape('path', { d, fill: color });
}

/** A line between two places of a picture. */
export function rule(x1: number, y1: number, x2: number, y2: number, color: string, width = 1): Shape {
  return shape('line', { x1: `${x1}%`, y1, x2: `${x2}%`, y2, stroke: color, strokeWidth: width });
}

export function dot(x: number, y: number, radius: number, color: string): Shape {
  return shape('circle', {
    cx: `${x}%`,
    cy: y,
    r: radius,
    fill: color,
    stroke: 'var(--panel)',
    strokeWidth: 1.5,
  });
}

type Anchor = 'start' | 'middle' | 'end';

/** Text with a rim in the color of the ground, so that it stays legible on lines. */
export function label(
  x: number,
  y: number,
  text: string,
  anchor: Anchor = 'start',
  color = 'var(--ink-3)',
): Shape {
  return shape(
    'text',
    {
      ...{ x: `${x}%`, y, textAnchor: anchor, fill: color },
      ...{ stroke: 'var(--panel)', strokeWidth: 3, strokeLinejoin: 'round', paintOrder: 'stroke' },
    },
    text,
  );
}

/** Labels at an end of the picture stay inside it. */
export function anchorAt(x: number): Anchor {
  if (x < 4) return 'start';
  return x > 96 ? 'end' : 'middle';
}

type Point = readonly [x: number, y: number];

export function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}
