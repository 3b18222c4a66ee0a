import type { PlotTable } from '#frontend/plots/PlotData.tsx';
import type { Reading } from '#frontend/plots/PlotFigure.tsx';
import { type Calibration, type CalibrationBin, isAsStated } from '#schema/rules/stats/calibration.ts';
import { counted, percentText } from '#schema/rules/text/numbers.ts';

/** '4 of 5 groups won as often as stated, as far as chance lets anyone tell.' */
export function calibrationFinding({ bins }: Calibration): string {
  const asStated = bins.filter(isAsStated).length;
  return `${asStated} of ${counted(bins.length, 'group')} won as often as we stated, as far as chance lets anyone tell. Both axes are cut to 30% to 75%.`;
}

export function calibrationReading({ forecast, hit, n, interval }: CalibrationBin): Reading {
  const range = interval ? ` (95% range: ${percentText(interval.low)} to ${percentText(interval.high)})` : '';
  return { name: `Said ${percentText(forecast)}`, text: `won ${percentText(hit)} of ${n}${range}` };
}

export function calibrationTable(bins: readonly CalibrationBin[]): PlotTable {
  return {
    columns: ['Stated chance', 'Picks', 'Mean stated', 'Won', '95% from', 'to'],
    rows: bins.map(({ from, to, n, forecast, hit, interval }) => [
      `${Math.round(from * 100)}% to ${Math.round(to * 100)}%`,
      String(n),
      percentText(forecast),
      percentText(hit),
      ...[interval?.low, interval?.high].map((share) => (share === undefined ? '–' : percentText(share))),
    ]),
  };
}
