import type { PlottedDay } from '#schema/rules/stats/plotted-days.ts';
import { counted } from '#schema/rules/text/counted.ts';
import { unitsSize, unitsText } from '#schema/rules/text/units-text.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import type { PlotTable } from './PlotData.tsx';
import type { Reading } from './PlotFigure.tsx';

/** '+41.3 units after 1,204 picks, inside what luck alone does in 95 of 100 records (±48.2). Biggest drop: …' */
export function curveFinding(days: readonly PlottedDay[]): string {
  const last = days.at(-1);
  if (!last) return '';
  const { units, picks, luck } = last;
  const side = Math.abs(units) <= luck ? 'inside' : units > 0 ? 'above' : 'below';
  const cone = `${side} what luck alone does in 95 of 100 records (±${unitsSize(luck)})`;
  return `${unitsText(units)} after ${counted(picks, 'pick')}, ${cone}. ${fallText(days)}`;
}

export function curveReading({ day, units, picks, luck, belowPeak }: PlottedDay): Reading {
  const fall = belowPeak > 0 ? `, ${unitsSize(belowPeak)} units below the peak` : '';
  const reach = `luck alone stays between −${unitsSize(luck)} and +${unitsSize(luck)}`;
  return {
    name: plainDay(day),
    text: `${unitsText(units)} after ${counted(picks, 'pick')}${fall}; ${reach}`,
  };
}

export function curveTable(days: readonly PlottedDay[]): PlotTable {
  return {
    columns: ['Day', 'Picks', 'Units', 'Luck alone, ±', 'Below the peak'],
    rows: days.map(({ day, picks, units, luck, belowPeak }) => [
      plainDay(day),
      String(picks),
      ...[units, luck, belowPeak].map((each) => each.toFixed(2).replace('-', '−')),
    ]),
  };
}

function fallText(days: readonly PlottedDay[]): string {
  const deepest = Math.max(...days.map(({ belowPeak }) => belowPeak));
  const bottom = days.find(({ belowPeak }) => belowPeak === deepest);
  if (!bottom || deepest === 0) return 'It never fell.';
  return `Biggest drop: ${unitsSize(deepest)} units, until ${plainDay(bottom.day)}.`;
}
