import { memo, useState } from 'react';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { longDay } from '#schema/rules/eastern-time.ts';
import type { Board, BoardPick } from './board.ts';
import { DaySummaryStrip } from './DaySummaryStrip.tsx';
import { PickCard } from './PickCard.tsx';
import styles from './PicksPage.module.css';
import { TodayStrip } from './TodayStrip.tsx';

/**
 * The picks of one day, in the server's order, under a line that sums them up. What comes while they are read is put
 * behind them, so that nothing moves under the reader's eyes. Asking again and hearing the same draws nothing anew.
 */
export const BoardView = memo(function BoardView({ board }: { board: Board }) {
  const [first] = useState(() => board.picks.map(({ id }) => id));
  const place = ({ id }: BoardPick) => (first.includes(id) ? first.indexOf(id) : first.length);
  const picks = board.picks.toSorted((one, other) => place(one) - place(other));
  if (board.picks.length === 0)
    return (
      <EmptyState>
        {board.isToday
          ? 'No picks available for today yet. Check back later!'
          : `No picks available for ${longDay(board.date)}`}
      </EmptyState>
    );
  return (
    <div className={styles.board}>
      {board.isToday ? <TodayStrip picks={board.picks} /> : <DaySummaryStrip picks={board.picks} />}
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
