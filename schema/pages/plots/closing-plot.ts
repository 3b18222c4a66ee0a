import type { ClvBin } from '#schema/rules/stats/clv-bins.ts';
import { label, picture, rule } from './parts.ts';
import { roundTicks, scale } from './scale.ts';
import { type Shape, shape } from './shape.ts';

const HEIGHT = 220;
const [TOP, BOTTOM] = [18, HEIGHT - 22];
/** Share of a bin's width that is left free beside its bar. */
const GAP = 0.1;

/** How many picks beat the close by how much. Takes bins in order, without gaps. */
export function closingPlot(bins: readonly ClvBin[]): Shape {
  const most = Math.max(...bins.map(({ n }) => n));
  const ticks = roundTicks(0, most, 3);
  const y = scale([0, most], [BOTTOM, TOP + 8]);
  const width = 100 / bins.length;
  const even = bins.findIndex(({ from }) => from !== null && from >= 0);
  const zero = (even < 0 ? bins.length : even) * width;
  return picture(
    HEIGHT,
    ...ticks.map((tick) => rule(0, y(tick), 100, y(tick), tick === 0 ? 'var(--line-strong)' : 'var(--line)')),
    ...bins.map((bin, place) => bar(bin, place * width, width, y)),
    rule(zero, TOP - 10, zero, BOTTOM, 'var(--ink-2)', 1.5),
    ...ticks
      .slice(1)
      .map((tick) => label(0, y(tick) - 4, tick === ticks.at(-1) ? `${tick} picks` : `${tick}`)),
    ...axisLabels(bins, width),
    ...(zero > 35 ? [label(zero - 1, TOP - 2, '← worse than the close', 'end', 'var(--ink-2)')] : []),
    ...(zero < 70 ? [label(zero + 1, TOP - 2, 'better →', 'start', 'var(--ink-2)')] : []),
  );
}

/** The place of a bin's middle, in hundredths of the width. */
export function closingPlaces(bins: readonly ClvBin[]): { x: number; y: number }[] {
  return bins.map((_, place) => ({ x: ((place + 0.5) * 100) / bins.length, y: BOTTOM }));
}

function bar({ n, from }: ClvBin, left: number, width: number, y: (n: number) => number): Shape {
  return shape('rect', {
    ...{
      x: `${left + (width * GAP) / 2}%`,
      width: `${width * (1 - GAP)}%`,
      y: y(n),
      height: y(0) - y(n),
      rx: 2,
    },
    fill: from !== null && from >= 0 ? 'var(--accent)' : 'var(--line-strong)',
  });
}

/** Where bins begin: every second or fourth, so that they never touch. */
function axisLabels(bins: readonly ClvBin[], width: number): Shape[] {
  const every = bins.length > 14 ? 4 : 2;
  return bins.flatMap(({ from }, place) =>
    from === null || Math.round(from * 100) % every !== 0
      ? []
      : [label(place * width, HEIGHT - 5, percent(from), place === 0 ? 'start' : 'middle')],
  );
}

function percent(share: number): string {
  const whole = Math.round(share * 100);
  return `${whole > 0 ? '+' : whole < 0 ? '−' : ''}${Math.abs(whole)}%`;
}
