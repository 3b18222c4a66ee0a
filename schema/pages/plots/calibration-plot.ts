import { type CalibrationBin, isAsStated } from '#schema/rules/stats/calibration.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { anchorAt, dot, label, pathOf, picture, rule, stretched, stroke } from './parts.ts';
import { scale } from './scale.ts';
import type { Shape } from './shape.ts';

const HEIGHT = 300;
const [TOP, BOTTOM] = [16, HEIGHT - 24];
/** Chances of bets lie in here; the axes are cut to it, and what an interval reaches beyond is not drawn. */
const [LEAST, MOST] = [0.3, 0.75];
const TICKS = [0.3, 0.4, 0.5, 0.6, 0.7];
const LARGEST_DOT = 9;
/** Between a dot and its words, in pixels. */
const GAP = 5;

const x = scale([LEAST, MOST], [0, 100]);
const y = scale([LEAST, MOST], [BOTTOM, TOP]);
const inside = (share: number) => Math.min(MOST, Math.max(LEAST, share));

/** Groups of picks by the chance that was stated for them; on the diagonal they won as often as stated. */
export function calibrationPlot(bins: readonly CalibrationBin[]): Shape {
  const most = Math.max(...bins.map(({ n }) => n));
  return picture(
    HEIGHT,
    ...TICKS.map((tick) => rule(0, y(tick), 100, y(tick), 'var(--line)')),
    stretched(
      HEIGHT,
      stroke(
        pathOf([
          [0, BOTTOM],
          [100, TOP],
        ]),
        'var(--line-strong)',
        1.5,
      ),
    ),
    ...TICKS.map((tick) => label(0, y(tick) - 4, `${Math.round(tick * 100)}%${tick === 0.7 ? ' won' : ''}`)),
    ...TICKS.slice(1).map((tick) =>
      label(
        x(tick),
        HEIGHT - 5,
        `${Math.round(tick * 100)}%${tick === 0.7 ? ' stated' : ''}`,
        anchorAt(x(tick)),
      ),
    ),
    ...bins.flatMap(whisker),
    label(x(0.72), y(0.72) + 26, 'won as often as stated', 'end', 'var(--ink-2)'),
    ...bins.flatMap((bin) => point(bin, most)),
  );
}

/** Where groups are in the picture. */
export function calibrationPlaces(bins: readonly CalibrationBin[]): { x: number; y: number }[] {
  return bins.map(({ forecast, hit }) => ({ x: x(inside(forecast)), y: y(inside(hit)) }));
}

/** Under every label. */
function whisker({ forecast, interval }: CalibrationBin): Shape[] {
  const at = x(inside(forecast));
  return interval ? [rule(at, y(inside(interval.low)), at, y(inside(interval.high)), 'var(--ink-3)', 2)] : [];
}

function point(bin: CalibrationBin, most: number): Shape[] {
  const { forecast, hit, n } = bin;
  const at = x(inside(forecast));
  const radius = Math.max(3.5, LARGEST_DOT * Math.sqrt(n / most));
  const words = isAsStated(bin) ? counted(n, 'pick') : `${counted(n, 'pick')}, off by more than chance`;
  const isRight = at > 60;
  const beside = label(at, y(inside(hit)) + 4, words, isRight ? 'end' : 'start', 'var(--ink-2)');
  const dx = isRight ? -radius - GAP : radius + GAP;
  return [
    dot(at, y(inside(hit)), radius, 'var(--ink)'),
    { ...beside, attributes: { ...beside.attributes, dx } },
  ];
}
