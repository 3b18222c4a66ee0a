import { Link } from 'react-router-dom';
import { usePriceTexts } from '#frontend/app/price-texts.ts';
import { Drawing } from '#frontend/plots/PlotFigure.tsx';
import { cutAxis, rateAxis, ratePlot } from '#schema/pages/plots/rate-plot.ts';
import type { PaidTier } from '#schema/rules/access/tiers.ts';
import {
  DIMENSION_LABELS,
  recordFigure,
  sliceName,
  unitsFigure,
  yieldFigure,
} from '#schema/rules/stats/figure-text.ts';
import { byLowerEnd, rateFinding, rateRange, rateValue } from '#schema/rules/stats/rate-text.ts';
import { type RecordFilter, recordAddress } from '#schema/rules/stats/record-filter.ts';
import { bestOfText, type Dimension } from '#schema/rules/stats/slices.ts';
import type { StatsSlice } from '#schema/rules/stats/stats-file.ts';
import styles from './RateTable.module.css';

interface RateTableProps {
  dimension: Dimension;
  slices: readonly StatsSlice[];
  filter: RecordFilter;
}

/** The part of a filter that a slice fixes. */
const PARTS: Partial<Record<Dimension, keyof RecordFilter>> = {
  LEAGUE: 'league',
  MARKET: 'market',
  ANALYST: 'analyst',
  PLAN: 'asTier',
  TIER: 'tier',
};

/** How often picks of each part won against how often their prices needed it: the plot is a column of the table. */
export function RateTable({ dimension, slices, filter }: RateTableProps) {
  const title = `Hit rate by ${DIMENSION_LABELS[dimension].toLowerCase()}`;
  const rates = slices.map(({ figures }) => figures.hitRate);
  const axis = cutAxis(rates);
  const most = Math.max(...rates.map(({ n }) => n));
  const ordered = byLowerEnd(slices.map((slice) => ({ ...slice, rate: slice.figures.hitRate })));
  return (
    <section aria-labelledby="rates">
      <h2 id="rates">{title}</h2>
      <p className={styles.finding}>
        {slices.length > 0 ? rateFinding(rates) : 'There are no graded picks yet.'}
      </p>
      {slices.length > 0 && (
        <table className={styles.table} aria-labelledby="rates">
          <Head dimension={dimension} axis={axis} />
          <tbody>
            {ordered.map(({ name, figures, rate, adjustedChance }) => (
              <tr key={name}>
                <th scope="row">
                  <SliceLink dimension={dimension} name={name} filter={filter} />
                  <small>
                    {recordFigure(figures).value}
                    {dimension === 'PLAN' && <MonthPrice plan={name as PaidTier} />}
                  </small>
                </th>
                <td className={styles.plot}>
                  <Drawing of={ratePlot(rate, axis, most)} />
                </td>
                <td>
                  {rateValue(rate)}
                  <small>{rateRange(rate)}</small>
                </td>
                <td data-label="Units">{unitsFigure(figures.staked).value}</td>
                <td data-label="Yield">{yieldFigure(figures.staked).value}</td>
                <td data-label="By luck alone">{chanceText(adjustedChance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {slices.length > 1 && (
        <p className={styles.note}>
          By luck alone: how often luck would do this well, corrected because the {bestOfText(slices.length)}{' '}
          often looks good by chance. A dash needs more picks.
        </p>
      )}
    </section>
  );
}

function SliceLink({ dimension, name, filter }: Omit<RateTableProps, 'slices'> & { name: string }) {
  const part = PARTS[dimension];
  const words = sliceName(dimension, name, filter.league);
  if (!part || !name) return words;
  return <Link to={`?${recordAddress({ ...filter, [part]: name })}`}>{words}</Link>;
}

/** Beside what a plan opened: what it costs. */
function MonthPrice({ plan }: { plan: PaidTier }) {
  return `, ${usePriceTexts()[plan].month} a month`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** How often luck alone does as well in one of so many parts. */
function chanceText(chance: number | null): string {
  if (chance === null) return '–';
  return chance >= 0.5 ? '50% or more' : `${(chance * 100).toFixed(1)}%`;
}

function Head({ dimension, axis }: { dimension: Dimension; axis: ReturnType<typeof cutAxis> }) {
  return (
    <thead>
      <tr>
        <th scope="col">{DIMENSION_LABELS[dimension]}</th>
        <th scope="col" className={styles.plot}>
          <span>
            Hit rate and 95% range. The axis is cut: {percent(axis.from)} to {percent(axis.to)}. Larger dots
            have more picks. <i className={styles.mark} aria-hidden="true" /> break-even
          </span>
          <Drawing of={rateAxis(axis)} />
        </th>
        <th scope="col">Won</th>
        <th scope="col">Units</th>
        <th scope="col">Yield</th>
        <th scope="col">By luck alone</th>
      </tr>
    </thead>
  );
}
