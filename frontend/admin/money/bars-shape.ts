import { anchorAt, label, picture, rule } from '#schema/pages/plots/parts.ts';
import { roundTicks, scale } from '#schema/pages/plots/scale.ts';
import { type Shape, shape } from '#schema/pages/plots/shape.ts';
import { priceText } from '#schema/rules/money/money.ts';

/** A bar: its parts above the line, and those below it, in cents, each with its color. */
export interface Bar {
  /** 'Nov' */
  name: string;
  parts: readonly { cents: number; color: string }[];
}

const HEIGHT = 220;
const [TOP, BOTTOM] = [22, HEIGHT - 26];
/** More names would run into one another on a phone. */
const MOST_NAMES = 6;

function scalesOf(bars: readonly Bar[]) {
  const above = bars.map(({ parts }) => sumOf(parts.filter(({ cents }) => cents > 0)));
  const below = bars.map(({ parts }) => sumOf(parts.filter(({ cents }) => cents < 0)));
  const [least, most] = [Math.min(0, ...below), Math.max(100, ...above)];
  return { least, most, y: scale([least, most], [BOTTOM, TOP]), width: 100 / bars.length };
}

const sumOf = (parts: Bar['parts']) => parts.reduce((sum, { cents }) => sum + cents, 0);

/** The middle of each bar. */
export function barPlaces(bars: readonly Bar[]) {
  const { y, width } = scalesOf(bars);
  return bars.map((bar, at) => ({ x: (at + 0.5) * width, y: y(Math.max(0, sumOf(bar.parts))) }));
}

/** Bars of what was won, above the line, and lost, below it. */
export function barsPlot(bars: readonly Bar[]): Shape {
  const { least, most, y, width } = scalesOf(bars);
  const ticks = roundTicks(least / 100, most / 100, 4);
  const step = Math.ceil(bars.length / MOST_NAMES);
  return picture(
    HEIGHT,
    ...ticks.map((tick) => rule(0, y(tick * 100), 100, y(tick * 100), 'var(--line)')),
    ...bars.flatMap((bar, at) => stack(bar, at * width, width, y)),
    rule(0, y(0), 100, y(0), 'var(--line-strong)'),
    ...ticks.filter((tick) => tick !== 0).map((tick) => label(0, y(tick * 100) - 4, tickText(tick))),
    ...bars.flatMap(({ name }, at) => {
      const x = (at + 0.5) * width;
      return (bars.length - 1 - at) % step === 0 ? [label(x, HEIGHT - 5, name, anchorAt(x))] : [];
    }),
  );
}

/** Parts are stacked, those of either side on their own. */
function stack({ parts }: Bar, x: number, width: number, y: (cents: number) => number): Shape[] {
  let [up, down] = [0, 0];
  return parts.map(({ cents, color }) => {
    const from = cents > 0 ? up : down;
    if (cents > 0) up += cents;
    else down += cents;
    const [top, bottom] = [y(Math.max(from, from + cents)), y(Math.min(from, from + cents))];
    return shape('rect', {
      ...{ x: `${x + width * 0.15}%`, width: `${Math.min(width * 0.7, 9)}%` },
      ...{ y: top, height: Math.max(0, bottom - top), fill: color },
    });
  });
}

function tickText(tick: number): string {
  return `${tick < 0 ? '−' : ''}${priceText(Math.abs(tick) * 100)}`;
}
