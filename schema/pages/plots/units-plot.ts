import type { PlottedDay } from '#schema/rules/stats/plotted-days.ts';
import { unitsText } from '#schema/rules/text/units-text.ts';
import { dayScale, dayTicks } from './day-axis.ts';
import { anchorAt, dot, fill, label, pathOf, picture, rule, stretched, stroke } from './parts.ts';
import { roundTicks, scale } from './scale.ts';
import type { Shape } from './shape.ts';

const HEIGHT = 230;
/** Of the plot inside its picture; month names are below it. */
const [TOP, BOTTOM] = [18, HEIGHT - 26];
/** Between two labels that shall not touch. */
const LINE_OF_TEXT = 17;
/** Of the band that luck alone fills in 95 of 100 records, half of all records stay in this part. */
const HALF_OF_RECORDS = 0.6745 / 1.96;

/** Where a day of the curve is in the picture: x in hundredths of the width, y in pixels. */
interface PlacedDay {
  x: number;
  y: number;
}

/** The places of days in the picture of `unitsPlot`. */
export function unitsPlaces(days: readonly PlottedDay[]): PlacedDay[] {
  const { x, y } = scalesOf(days);
  return days.map((day) => ({ x: x(day), y: y(day.units) }));
}

/** Units won so far, within the band that luck alone fills. Takes two days or more. */
export function unitsPlot(days: readonly PlottedDay[]): Shape {
  const { x, y, ticks, first, last } = scalesOf(days);
  const at = (of: (day: PlottedDay) => number) => days.map((day) => [x(day), y(of(day))] as const);
  const band = (part: number) =>
    `${pathOf([...at(({ luck }) => luck * part), ...at(({ luck }) => -luck * part).reverse()])}Z`;
  const line = pathOf(at(({ units }) => units));
  return picture(
    HEIGHT,
    stretched(HEIGHT, fill(band(1), 'var(--sunken)'), fill(band(HALF_OF_RECORDS), 'var(--line)')),
    ...ticks.map((tick) => rule(0, y(tick), 100, y(tick), tick === 0 ? 'var(--line-strong)' : 'var(--line)')),
    stretched(HEIGHT, stroke(line, 'var(--curve-rim)', 5), stroke(line, 'var(--accent)', 3)),
    ...ticks.map((tick) =>
      label(
        0,
        tick === 0 ? zeroLabelAt(unitsPlaces(days), y(0)) : y(tick) - 4,
        tickText(tick, tick === ticks.at(-1)),
      ),
    ),
    ...dayTicks(first.day, last.day).map((tick) => label(x(tick), HEIGHT - 5, tick.label, anchorAt(x(tick)))),
    label(
      99,
      bandLabelAt(last, y, endLabelAt(unitsPlaces(days))),
      'luck alone, 95 of 100',
      'end',
      'var(--ink-2)',
    ),
    dot(100, y(last.units), 5.5, 'var(--accent)'),
    label(100, endLabelAt(unitsPlaces(days)), unitsText(last.units), 'end', 'var(--ink)'),
  );
}

function scalesOf(days: readonly PlottedDay[]) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new RangeError('A curve needs a day');
  const reach = days.flatMap(({ units, luck }) => [units, luck, -luck]);
  const [least, most] = [Math.min(...reach), Math.max(...reach)];
  const ticks = roundTicks(least, most, 4);
  const y = scale([least, most], [BOTTOM, TOP]);
  return { x: dayScale(first.day, last.day), y, ticks, first, last };
}

/** Every line begins at zero, so the label is on the side that the line does not go to first. */
function zeroLabelAt(places: readonly PlacedDay[], zero: number): number {
  const beside = places.filter(({ x }) => x < 15);
  const above = beside.reduce((sum, { y }) => sum + zero - y, 0);
  return above > 0 ? zero + 15 : zero - 5;
}

/** In the half of the band that the line is not in, and a line of text away from the label of the end. */
function bandLabelAt({ units, luck }: PlottedDay, y: (units: number) => number, endLabel: number): number {
  const wanted = y(units < 0 ? luck * 0.6 : -luck * 0.6) + 4;
  if (Math.abs(wanted - endLabel) >= LINE_OF_TEXT) return wanted;
  return endLabel - LINE_OF_TEXT > TOP ? endLabel - LINE_OF_TEXT : endLabel + LINE_OF_TEXT;
}

/** Over whatever the line does under the label, which on a phone is a quarter as wide as the picture. */
function endLabelAt(places: readonly PlacedDay[]): number {
  const under = places.filter(({ x }) => x > 75).map(({ y }) => y);
  return Math.max(11, Math.min(...under) - 10);
}

/** '+100', at the top of the axis '+100 units'. */
function tickText(units: number, isTop: boolean): string {
  const text = `${units > 0 ? '+' : units < 0 ? '−' : ''}${Math.abs(units)}`;
  return isTop ? `${text} units` : text;
}
