import { Link } from 'react-router-dom';
import { TableFrame } from '#frontend/ui/TableFrame.tsx';
import { DIMENSION_LABELS, recordFigure, sliceName } from '#schema/rules/stats/figure-text.ts';
import { signedPercentText } from '#schema/rules/stats/percent-text.ts';
import { type RecordFilter, recordAddress } from '#schema/rules/stats/record-filter.ts';
import type { Sample } from '#schema/rules/stats/samples.ts';
import { bestOfText, type Dimension } from '#schema/rules/stats/slices.ts';
import type { StatsSlice } from '#schema/rules/stats/stats-file.ts';
import { unitsText } from '#schema/rules/text/units-text.ts';
import { withRows } from './RecordRows.tsx';
import styles from './SliceTable.module.css';

interface SliceTableProps {
  dimension: Dimension;
  slices: readonly StatsSlice[];
  filter: RecordFilter;
}

/** The part of a filter that a slice fixes. */
const PARTS: Partial<Record<Dimension, keyof RecordFilter>> = {
  LEAGUE: 'league',
  MARKET: 'market',
  ANALYST: 'analyst',
  TIER: 'tier',
};

/** The parts of a record. Chances are corrected for how many parts there are; the order is by picks, not by profit. */
export function SliceTable({ dimension, slices, filter }: SliceTableProps) {
  const label = DIMENSION_LABELS[dimension];
  const part = PARTS[dimension];
  return (
    <>
      <TableFrame label={`Figures by ${label.toLowerCase()}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">Record</th>
              <th scope="col">Units</th>
              <th scope="col">Yield</th>
              <th scope="col">Closing line value</th>
              <th scope="col">Chance by luck alone</th>
            </tr>
          </thead>
          <tbody>
            {slices.map(({ name, figures, adjustedChance }) => (
              <tr key={name}>
                <th scope="row">
                  {part && name ? (
                    <Link to={`?${recordAddress({ ...filter, [part]: name })}`}>
                      {sliceName(dimension, name, filter.league)}
                    </Link>
                  ) : (
                    sliceName(dimension, name, filter.league)
                  )}
                </th>
                <td>
                  {part && name ? (
                    <Link
                      to={`?${withRows({ ...filter, [part]: name }, 'counted')}#rows`}
                      aria-label={`${sliceName(dimension, name, filter.league)}: ${recordFigure(figures).value}. Show its picks`}
                    >
                      {recordFigure(figures).value}
                    </Link>
                  ) : (
                    recordFigure(figures).value
                  )}
                </td>
                <td data-part="units">
                  {figures.staked.units === null ? '–' : unitsText(figures.staked.units)}
                </td>
                <td data-part="yield">
                  {figures.staked.yield === null ? (
                    <TooFew sample={figures.staked} />
                  ) : (
                    signedPercentText(figures.staked.yield)
                  )}
                </td>
                <td data-part="note" data-label="Closing line value">
                  {figures.closingLine.value === null ? (
                    <TooFew sample={figures.closingLine} />
                  ) : (
                    signedPercentText(figures.closingLine.value)
                  )}
                </td>
                <td data-part="note" data-label="Chance by luck alone">
                  {chanceText(adjustedChance) ?? <TooFew sample={figures.luck} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {slices.length > 1 && (
        <p className={styles.note}>
          Chance by luck alone: how often luck would do this well, corrected because the{' '}
          {bestOfText(slices.length)} often looks good by chance.
        </p>
      )}
    </>
  );
}

/** In words: '87 of 100' would read as 87%. */
function TooFew({ sample: { n, needed } }: { sample: Sample }) {
  return (
    <>
      <span className={styles.dash}>–</span>
      <span className={styles.short}>
        {n >= needed ? 'Needs 200 picks' : `${needed - n} more picks needed`}
      </span>
    </>
  );
}

/** How often luck alone does as well in one of so many parts. */
function chanceText(chance: number | null): string | null {
  if (chance === null) return null;
  return chance >= 0.5 ? '50% or more' : `${(chance * 100).toFixed(1)}%`;
}
