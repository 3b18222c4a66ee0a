import { PlotFigure } from '#frontend/plots/PlotFigure.tsx';
import { PlotShortfall } from '#frontend/plots/PlotShortfall.tsx';
import { calibrationPlaces, calibrationPlot } from '#schema/pages/plots/calibration-plot.ts';
import type { Calibration } from '#schema/rules/stats/calibration.ts';
import { shortfallText } from '#schema/rules/stats/samples.ts';
import { calibrationFinding, calibrationReading, calibrationTable } from './calibration-text.ts';

export interface CalibrationPlotProps {
  calibration: Calibration;
}

const TITLE = 'Stated chance against result';

/** Whether picks won as often as was said at posting. */
export function CalibrationPlot({ calibration }: CalibrationPlotProps) {
  const { bins } = calibration;
  const shortfall = shortfallText(calibration);
  if (shortfall) return <PlotShortfall title={TITLE} reason={`A chance was stated for ${shortfall}.`} />;
  return (
    <PlotFigure
      title={TITLE}
      finding={calibrationFinding(calibration)}
      through="Chance"
      items={bins}
      places={calibrationPlaces(bins)}
      reading={calibrationReading}
      start={largest(bins)}
      table={() => calibrationTable(bins)}
      picture={calibrationPlot(bins)}
    />
  );
}

function largest(bins: Calibration['bins']): number {
  const counts = bins.map(({ n }) => n);
  return counts.indexOf(Math.max(...counts));
}
