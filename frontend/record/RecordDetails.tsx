import { useState } from 'react';
import { DIMENSION_LABELS, sliceName } from '#schema/rules/stats/figure-text.ts';
import type { RecordFilter } from '#schema/rules/stats/record-filter.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { CalibrationPlot } from './plots/CalibrationPlot.tsx';
import { ClvHistogram } from './plots/ClvHistogram.tsx';
import { RateBars } from './plots/RateBars.tsx';
import { UnitsCurve } from './plots/UnitsCurve.tsx';
import styles from './RecordDetails.module.css';
import { SliceTable } from './SliceTable.tsx';
import { SHOWN_DIMENSIONS } from './use-stats.ts';

/** The plots of a record. Loaded lazily and never prerendered: they measure themselves, and bring visx. */
export function RecordDetails({ stats, filter }: { stats: StatsFile; filter: RecordFilter }) {
  const [dimension, setDimension] = useState<(typeof SHOWN_DIMENSIONS)[number]>('LEAGUE');
  const slices = stats.by.find((each) => each.dimension === dimension)?.slices ?? [];
  if (!stats.figures) return null;
  return (
    <div className={styles.plots}>
      <UnitsCurve days={stats.curve.days} />
      <div className={styles.slices}>
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">Break down by</legend>
          {SHOWN_DIMENSIONS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="dimension"
                checked={each === dimension}
                onChange={() => setDimension(each)}
              />
              {DIMENSION_LABELS[each]}
            </label>
          ))}
        </fieldset>
        <RateBars
          key={dimension}
          dimension={DIMENSION_LABELS[dimension]}
          slices={slices.map(({ name, figures }) => ({
            name: sliceName(dimension, name, filter.league),
            ...figures.hitRate,
          }))}
        />
        <div className={styles.table}>
          <SliceTable dimension={dimension} slices={slices} filter={filter} />
        </div>
      </div>
      <ClvHistogram closingLine={stats.figures.closingLine} bins={stats.closingLineBins} />
      {stats.calibration && <CalibrationPlot calibration={stats.calibration} />}
    </div>
  );
}
