import { useState } from 'react';
import { DIMENSION_LABELS } from '#schema/rules/stats/figure-text.ts';
import type { RecordFilter } from '#schema/rules/stats/record-filter.ts';
import { PAGE_DIMENSIONS } from '#schema/rules/stats/slices.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { CalibrationPlot } from './plots/CalibrationPlot.tsx';
import { ClvHistogram } from './plots/ClvHistogram.tsx';
import { RateTable } from './plots/RateTable.tsx';
import { UnitsPanels } from './plots/UnitsPanels.tsx';
import styles from './RecordDetails.module.css';

/** What a record is made of: its parts, its prices against the close, and whether stated chances came true. */
export function RecordDetails({ stats, filter }: { stats: StatsFile; filter: RecordFilter }) {
  const [dimension, setDimension] = useState<(typeof PAGE_DIMENSIONS)[number]>('LEAGUE');
  const slices = stats.by.find((each) => each.dimension === dimension)?.slices ?? [];
  if (!stats.figures) return null;
  return (
    <div className={styles.plots}>
      <UnitsPanels lines={stats.lines} />
      <div>
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">Break down by</legend>
          {PAGE_DIMENSIONS.map((each) => (
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
        <RateTable dimension={dimension} slices={slices} filter={filter} />
      </div>
      <ClvHistogram
        closingLine={stats.figures.closingLine}
        bins={stats.closingLineBins}
        early={stats.earlyCloses ?? 0}
      />
      {stats.calibration && (
        <div className={styles.square}>
          <CalibrationPlot calibration={stats.calibration} />
        </div>
      )}
    </div>
  );
}
