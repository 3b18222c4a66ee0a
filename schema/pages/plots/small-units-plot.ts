import type { LinePoint } from '#schema/rules/stats/stats-file.ts';
import { dayScale } from './day-axis.ts';
import { dot, pathOf, picture, rule, stretched, stroke } from './parts.ts';
import { scale } from './scale.ts';
import type { Shape } from './shape.ts';

/** What all panels of a group share, so that they can be compared. */
interface SharedScale {
  from: string;
  to: string;
  least: number;
  most: number;
}

const HEIGHT = 72;

export function sharedScale(lines: readonly (readonly LinePoint[])[]): SharedScale {
  const points = lines.flat();
  const days = points.map(({ day }) => day).sort();
  const units = points.map((point) => point.units);
  return {
    ...{ from: days[0] ?? '', to: days.at(-1) ?? '' },
    ...{ least: Math.min(0, ...units), most: Math.max(0, ...units) },
  };
}

/** A line of units without words, from nothing on its first day, for a panel that names it. */
export function smallUnitsPlot(points: readonly LinePoint[], { from, to, least, most }: SharedScale): Shape {
  const [x, y] = [dayScale(from, to), scale([least, most], [HEIGHT - 8, 8])];
  const last = points.at(-1);
  const line = pathOf(points.map((point) => [x(point), y(point.units)] as const));
  return picture(
    HEIGHT,
    rule(0, y(0), 100, y(0), 'var(--line-strong)'),
    stretched(HEIGHT, stroke(line, 'var(--curve-rim)', 4), stroke(line, 'var(--accent)', 2.5)),
    ...(last ? [dot(x(last), y(last.units), 4.5, 'var(--accent)')] : []),
  );
}
