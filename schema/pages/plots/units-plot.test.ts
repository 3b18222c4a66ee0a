import { expect, test } from '@jest/globals';
import type { PlottedDay } from '#schema/rules/stats/plotted-days.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import { unitsPlot } from './units-plot.ts';

/** A record of 60 days that first goes to `high` units and then ends at `end`. */
function record(high: number, end: number): PlottedDay[] {
  return Array.from({ length: 60 }, (_, at) => {
    const units = at < 40 ? (high * at) / 40 : high + ((end - high) * (at - 39)) / 20;
    return { day: addDays('2026-09-01', at), units, luck: 12 * Math.sqrt(at), picks: at * 12, belowPeak: 0 };
  });
}

/** Words of the plot by their height in pixels. */
function labelsOf(days: PlottedDay[]): Map<string, number> {
  const texts = unitsPlot(days).children.flatMap((child) =>
    typeof child !== 'string' && child.tag === 'text' ? [child] : [],
  );
  return new Map(texts.map(({ children, attributes }) => [String(children[0]), Number(attributes.y)]));
}

const ENDS = [-120, -60, -30, -10, -2, 0, 2, 10, 30, 60, 120];
const RECORDS = ENDS.flatMap((high) => ENDS.map((end) => [high, end] as const));

test.each(RECORDS)('after %d units a record of %d has labels that do not touch', (high, end) => {
  const labels = labelsOf(record(high, end));
  const band = labels.get('luck alone, 95 of 100');
  const [, last] = [...labels].at(-1) ?? [];
  expect(band).toBeDefined();
  expect(Math.abs(Number(band) - Number(last))).toBeGreaterThanOrEqual(16);
  for (const height of [band, last]) {
    expect(height).toBeGreaterThan(10);
    expect(height).toBeLessThan(230);
  }
});

test('zero is named on the side to which the line does not go first', () => {
  const zero = (high: number) => {
    const labels = labelsOf(record(high, high));
    return Number(labels.get('0') ?? labels.get('0 units'));
  };
  expect(zero(100)).toBeGreaterThan(zero(-100));
});
