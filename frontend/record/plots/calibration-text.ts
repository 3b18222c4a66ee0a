import type { Calibration, CalibrationBin } from '#schema/rules/stats/calibration.ts';
import { percentText } from '#schema/rules/stats/percent-text.ts';
import { counted } from '#schema/rules/text/counted.ts';
import type { PlotTable } from './PlotData.tsx';
import type { Reading } from './PlotFigure.tsx';

/** '4 of 5 groups won as often as stated, within their 95% ranges. Brier score 0.2380; …' */
export function calibrationFinding({ n, bins, brier, baseline }: Calibration): string {
  const stored = bins.filter(isAsSaid).length;
  const groups = `${stored} of ${bins.length} groups won as often as stated, within their 95% ranges`;
  const score = `Brier score ${fixed(brier)} over ${counted(n, 'pick')}`;
  return `${groups}. ${score}; ${fixed(baseline)} is what a single chance for all of them would score; lower is better.`;
}

/** Whether the stated chance lies in the interval of what happened. */
export function isAsSaid({ forecast, interval }: CalibrationBin): boolean {
  return interval !== null && forecast >= interval.low && forecast <= interval.high;
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

function fixed(score: number | null): string {
  return score === null ? '–' : score.toFixed(4);
}
