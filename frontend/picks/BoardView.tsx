import { memo, useState } from 'react';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { longDay } from '#schema/rules/eastern-time.ts';
import type { Board, BoardPick } from './board.ts';
import { useBoardAddress } from './board-address.ts';
import { DaySummaryStrip } from './DaySummaryStrip.tsx';
import { NoPicksYet } from './NoPicksYet.tsx';
import { PickCard } from './PickCard.tsx';
import { PickFilters } from './PickFilters.tsx';
import styles from './PicksPage.module.css';
import { filtered } from './pick-filter.ts';
import { TodayStrip } from './TodayStrip.tsx';

/**
 * The picks of one day, in the server's order, under a line that sums them up. A pick that arrives later is put behind
 * the others, so that nothing moves under the viewer's eyes.
 */
export const BoardView = memo(function BoardView({ board }: { board: Board }) {
  const { filter, showOnly } = useBoardAddress();
  const [first] = useState(() => board.picks.map(({ id }) => id));
  const place = ({ id }: BoardPick) => (first.includes(id) ? first.indexOf(id) : first.length);
  const picks = filtered(board.picks, filter).toSorted((one, other) => place(one) - place(other));
  if (board.picks.length === 0)
    return board.isToday ? (
      <NoPicksYet />
    ) : (
      <EmptyState>No picks available for {longDay(board.date)}</EmptyState>
    );
  return (
    <div className={styles.board}>
      {board.isToday ? <TodayStrip picks={picks} /> : <DaySummaryStrip picks={picks} />}
      <PickFilters filter={filter} onChange={showOnly} />
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
