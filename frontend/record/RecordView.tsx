import { lazy, Suspense } from 'react';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import {
  besideText,
  luckSentence,
  recordFigure,
  unitsFigure,
  yieldFigure,
} from '#schema/rules/stats/figure-text.ts';
import type { RecordFigures } from '#schema/rules/stats/record-figures.ts';
import type { RecordFilter } from '#schema/rules/stats/record-filter.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { unprovenText } from '#schema/rules/stats/unproven-text.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { RecordFigureList } from './RecordFigureList.tsx';
import styles from './RecordPage.module.css';
import { RecordRows, withRows } from './RecordRows.tsx';
import type { RowChoice } from './use-rows.ts';
import type { ShownStats } from './use-stats.ts';

/** Plots bring their own library, and are drawn when the figures are there. */
const RecordDetails = lazy(async () => ({ default: (await import('./RecordDetails.tsx')).RecordDetails }));

interface RecordViewProps {
  shown: ShownStats;
  filter: RecordFilter;
  choice: RowChoice | null;
}

/** The figures of a filter, its plots, and the picks behind it. */
export function RecordView({ shown: { stats, allTime }, filter, choice }: RecordViewProps) {
  const { figures } = stats;
  if (stats.withheld || !figures)
    return (
      <Notice tone="error">
        The nightly recomputation of the record found a difference, so its figures are hidden until it is
        resolved. The picks and their proofs can still be downloaded.
      </Notice>
    );
  const isNone = figures.n + figures.overdue + figures.voids + figures.late + figures.withdrawn === 0;
  if (isNone)
    return (
      <EmptyState>
        {isFiltered(filter)
          ? 'No graded pick matches this.'
          : 'No pick is graded yet. The first day appears here when it is over.'}
      </EmptyState>
    );
  const rows = withRows(filter, 'counted');
  return (
    <>
      <section aria-labelledby="headline" className={styles.headline}>
        <h2 id="headline" className={styles.luck}>
          {luckSentence(figures)}
        </h2>
        <RecordFigureList stats={stats} rowsAddress={`?${rows}#rows`} />
        <p className={styles.aside}>{daysText(stats, figures)}</p>
        {allTime !== stats && allTime.figures && <AllTime figures={allTime.figures} />}
      </section>
      <Suspense fallback={<Skeleton height="420px" />}>
        <RecordDetails stats={stats} filter={filter} />
      </Suspense>
      {choice ? (
        <RecordRows filter={filter} choice={choice} />
      ) : (
        <p className={styles.toRows}>
          <LinkButton to={`?${rows}#rows`} variant="quiet">
            Show the picks
          </LinkButton>
        </p>
      )}
    </>
  );
}

function AllTime({ figures }: { figures: RecordFigures }) {
  const [record, units, percentage] = [
    recordFigure(figures),
    unitsFigure(figures.staked),
    yieldFigure(figures.staked),
  ];
  return (
    <p className={styles.allTime}>
      <strong>All time:</strong> {record.value}, {units.value}, yield {percentage.value.toLowerCase()} (
      {percentage.note}). {luckSentence(figures)}
    </p>
  );
}

function daysText({ from, to, unproven }: StatsFile, figures: RecordFigures): string {
  const days = from ? `${plainDay(from)} to ${plainDay(to)}` : `All days to ${plainDay(to)}`;
  return [
    `${days}.`,
    besideText(figures),
    unproven && unprovenText(unproven),
    'Picks of one game are correlated, so the 95% ranges are a little too narrow.',
  ]
    .filter(Boolean)
    .join(' ');
}

function isFiltered(filter: RecordFilter): boolean {
  return Object.keys(filter).length > 0;
}
