import { CalibrationPlot, type CalibrationPlotProps } from './CalibrationPlot.tsx';
import { ClvHistogram, type ClvHistogramProps } from './ClvHistogram.tsx';
import styles from './plots.module.css';
import { RateBars, type RateBarsProps } from './RateBars.tsx';
import { UnitsCurve, type UnitsCurveProps } from './UnitsCurve.tsx';

export interface RecordPlotsProps {
  curve: UnitsCurveProps['days'];
  rates: RateBarsProps;
  closing: ClvHistogramProps;
  calibration: CalibrationPlotProps['calibration'];
}

/** The four plots of a record. Load it lazily and never prerender it: it measures itself, and brings visx. */
export function RecordPlots({ curve, rates, closing, calibration }: RecordPlotsProps) {
  return (
    <div className={styles.plots}>
      <UnitsCurve days={curve} />
      <RateBars {...rates} />
      <ClvHistogram {...closing} />
      <CalibrationPlot calibration={calibration} />
    </div>
  );
}
