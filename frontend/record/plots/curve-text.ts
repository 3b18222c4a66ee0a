import type { PlotTable } from '#frontend/plots/PlotData.tsx';
import type { Reading } from '#frontend/plots/PlotFigure.tsx';
import type { PlottedDay } from '#schema/rules/stats/plotted-days.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { signedUnits, unitsSize, unitsText } from '#schema/rules/text/units-text.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';

/** 'Units won at the stakes we gave, above the band that luck alone fills in 95 of 100 records.' */
export function curveFinding(days: readonly PlottedDay[]): string {
  const { units, luck } = days.at(-1) ?? { units: 0, luck: 0 };
  const side = Math.abs(units) <= luck ? 'inside' : units > 0 ? 'above' : 'below';
  return `Units won at the stakes we gave, ${side} the band that luck alone fills in 95 of 100 records.`;
}

export function curveReading({ day, units, picks, luck }: PlottedDay): Reading {
  const reached = `${unitsText(units)} after ${counted(picks, 'pick')}`;
  return { name: plainDay(day), text: `${reached}; luck alone stays within ±${unitsSize(luck)}` };
}

export function curveTable(days: readonly PlottedDay[]): PlotTable {
  return {
    columns: ['Day', 'Picks', 'Units', 'Luck alone, ±', 'Below the peak'],
    rows: days.map(({ day, picks, units, luck, belowPeak }) => [
      plainDay(day),
      String(picks),
      ...[signedUnits(units), unitsSize(luck), unitsSize(belowPeak)],
    ]),
  };
}
