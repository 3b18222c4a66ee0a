import { PlotFigure } from '#frontend/plots/PlotFigure.tsx';
import { PlotShortfall } from '#frontend/plots/PlotShortfall.tsx';
import { unitsPlaces, unitsPlot } from '#schema/pages/plots/units-plot.ts';
import type { PlottedDay } from '#schema/rules/stats/plotted-days.ts';
import { curveFinding, curveReading, curveTable } from './curve-text.ts';

export interface UnitsCurveProps {
  /** In order. A curve begins with its second day. */
  days: readonly PlottedDay[];
}

const TITLE = 'Units over time';

/** Units won so far, within the band that luck alone fills. */
export function UnitsCurve({ days }: UnitsCurveProps) {
  if (days.length < 2) return <PlotShortfall title={TITLE} reason="A curve begins with its second day." />;
  return (
    <PlotFigure
      title={TITLE}
      finding={curveFinding(days)}
      isUntitled
      through="Day"
      items={days}
      places={unitsPlaces(days)}
      reading={curveReading}
      start={days.length - 1}
      table={() => curveTable(days)}
      picture={unitsPlot(days)}
    />
  );
}
