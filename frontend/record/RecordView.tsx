import { PATHS } from '#frontend/app/paths.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { WHAT_COUNTS } from '#schema/rules/record/what-counts.ts';
import { besideText, recordFigure, unitsFigure } from '#schema/rules/stats/figure-text.ts';
import { rateRange } from '#schema/rules/stats/rate-text.ts';
import type { RecordFigures } from '#schema/rules/stats/record-figures.ts';
import type { RecordFilter } from '#schema/rules/stats/record-filter.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { unprovenText } from '#schema/rules/stats/unproven-text.ts';
import { luckSentence } from '#schema/rules/stats/verdict-text.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { filterText } from './filter-text.ts';
import { RecordDetails } from './RecordDetails.tsx';
import { CarefulFigures } from './RecordFigureList.tsx';
import styles from './RecordPage.module.css';
import { RecordRows, withRows } from './RecordRows.tsx';
import { RecordVerdict } from './RecordVerdict.tsx';
import type { RowChoice } from './use-rows.ts';
import type { ShownStats } from './use-stats.ts';

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
    return filterText(filter) ? <EmptyState>No graded pick matches this.</EmptyState> : <NewRecord />;
  const rows = withRows(filter, 'counted');
  return (
    <>
      <RecordVerdict stats={stats} rowsAddress={`?${rows}#rows`} />
      {allTime !== stats && allTime.figures && <AllTime figures={allTime.figures} />}
      <RecordDetails stats={stats} filter={filter} />
      <CarefulFigures stats={stats} note={carefulText(stats, figures)} />
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

/** A house that has just opened. */
function NewRecord() {
  return (
    <EmptyState
      action={
        <LinkButton to={PATHS.recordRules} variant="quiet">
          Read what will count
        </LinkButton>
      }
    >
      No pick is graded yet. The first day appears here when it is over.
    </EmptyState>
  );
}

function AllTime({ figures }: { figures: RecordFigures }) {
  return (
    <p className={styles.allTime}>
      <strong>All time:</strong> {recordFigure(figures).value}, {unitsFigure(figures.staked).value}.{' '}
      {luckSentence(figures)}
    </p>
  );
}

function carefulText({ from, to, unproven }: StatsFile, figures: RecordFigures): string {
  const range = rateRange(figures.hitRate);
  return [
    `${from ? `${plainDay(from)} to ${plainDay(to)}` : `All days to ${plainDay(to)}`}.`,
    range && `Hit rate, 95% range: ${range}.`,
    besideText(figures),
    WHAT_COUNTS,
    unproven && unprovenText(unproven),
    'Picks of one game are correlated, so the 95% ranges are a little too narrow.',
  ]
    .filter(Boolean)
    .join(' ');
}
