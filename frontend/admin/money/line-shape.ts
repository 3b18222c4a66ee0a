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
import type { Shape } from '#schema/pages/plots/shape.ts';
import { priceText } from '#schema/rules/money/money.ts';

interface Valued {
  day: string;
  cents: number;
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

/** An amount over days, from nothing up. Takes two days or more. */
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
    stretched(
      HEIGHT,
      fill(`${pathOf([...points, [100, BOTTOM], [0, BOTTOM]])}Z`, 'var(--accent-soft)'),
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
