import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { download } from '#frontend/app/download.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import type { Board, BoardPick } from './board.ts';
import { useBoardAddress } from './board-address.ts';
import { DaySummaryStrip } from './DaySummaryStrip.tsx';
import { NoPicksYet } from './NoPicksYet.tsx';
import { PickCard } from './PickCard.tsx';
import type { PickFiltersProps } from './PickFilters.tsx';
import styles from './PicksPage.module.css';
import { filtered } from './pick-filter.ts';
import { sorted } from './pick-sort.ts';
import { TodayStrip } from './TodayStrip.tsx';

/** No board waits for it or fails without it. */
const PickFilters = lazy<ComponentType<PickFiltersProps>>(() =>
  download(() => import('./PickFilters.tsx')).then(
    (part) => ({ default: part.PickFilters }),
    () => ({ default: (_: PickFiltersProps) => null }),
  ),
);

interface BoardViewProps {
  board: Board;
  /** Phones show the filters only then. */
  filtersOpen: boolean;
}

/**
 * The picks of one day, in the server's order or the one that the viewer chose, under a line that sums them up. A pick
 * that arrives later is put behind the others, so that nothing moves under the viewer's eyes.
 */
export const BoardView = memo(function BoardView({ board, filtersOpen }: BoardViewProps) {
  const { filter, sort, showOnly, sortBy } = useBoardAddress();
  const [first] = useState(() => board.picks.map(({ id }) => id));
  const place = ({ id }: BoardPick) => (first.includes(id) ? first.indexOf(id) : first.length);
  const inPlace = board.picks.toSorted((one, other) => place(one) - place(other));
  const isLater = (pick: BoardPick) => Number(place(pick) === first.length);
  const picks = sorted(filtered(inPlace, filter), sort).toSorted(
    (one, other) => isLater(one) - isLater(other),
  );
  if (board.picks.length === 0)
    return board.isToday ? (
      <NoPicksYet />
    ) : (
      <EmptyState>No picks available for {longDay(board.date)}</EmptyState>
    );
  return (
    <div className={styles.board}>
      {board.isToday ? <TodayStrip picks={picks} /> : <DaySummaryStrip picks={picks} />}
      <div className={styles.filters} data-open={filtersOpen || undefined}>
        <Suspense fallback={null}>
          <PickFilters
            filter={filter}
            sort={sort}
            isToday={board.isToday}
            onChange={showOnly}
            onSort={sortBy}
          />
        </Suspense>
      </div>
      {picks.length === 0 && <EmptyState>No picks match these filters.</EmptyState>}
      <ul className={styles.grid}>
        {picks.map((pick) => (
          <li key={pick.id} className={styles.cell}>
            <PickCard pick={pick} isPastDay={!board.isToday} />
          </li>
        ))}
      </ul>
    </div>
  );
});
