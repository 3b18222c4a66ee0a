import { memo, Suspense } from 'react';
import { optionalPart } from '#frontend/app/download.ts';
import { useTurns } from '#frontend/app/server-clock.ts';
import { nextStateChange } from '#schema/rules/picks/game-state.ts';
import type { Board } from './board.ts';
import { useBoardAddress } from './board-address.ts';
import { boardGroups } from './board-groups.ts';
import { useBoardLook } from './board-look.ts';
import { DaySummaryStrip } from './DaySummaryStrip.tsx';
import { KeptPlace } from './KeptPlace.tsx';
import { BoardMarket } from './market-part.ts';
import { PickCards } from './PickCards.tsx';
import styles from './PicksPage.module.css';
import { filtered } from './pick-filter.ts';
import { sorted } from './pick-sort.ts';
import { TodayStrip } from './TodayStrip.tsx';
import { useScrollTo } from './use-scroll-to.ts';

const BoardTools = optionalPart(async () => (await import('./BoardTools.tsx')).BoardTools);
const PickRows = optionalPart(async () => (await import('./PickRows.tsx')).PickRows);
const EmptyBoard = optionalPart(
  async () => (await import('./EmptyBoard.tsx')).EmptyBoard,
  () => <p>No picks to show</p>,
);

interface BoardViewProps {
  board: Board;
  /** Phones show the filters only then. */
  filtersOpen: boolean;
  /** The picks that arrived while this page was open. */
  arrived?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The picks of one day, in the server's order or the one that the viewer chose, under a line that sums them up. Today's
 * are in groups: what can still be bet, what is live, what is over, what is settled.
 */
export const BoardView = memo(function BoardView({ board, filtersOpen, arrived = NONE }: BoardViewProps) {
  const { filter, sort, pick: linked } = useBoardAddress();
  useScrollTo(linked);
  const [look, setLook] = useBoardLook();
  const now = useTurns((at) => (board.isToday ? nextStateChange(board.picks, at) : null));
  const picks = sorted(filtered(board.picks, filter), sort);
  const empty = (
    <Suspense fallback={null}>
      <EmptyBoard {...board} isFiltered={board.picks.length > 0} />
    </Suspense>
  );
  if (board.picks.length === 0) return empty;
  const hasGames = board.isToday && board.picks.some(({ gameId }) => gameId);
  const groups = board.isToday ? boardGroups(picks, now) : [{ title: null, picks }];
  const shown = { groups, arrived, linked, now: board.isToday ? now : null };
  return (
    <div className={styles.board} data-look={look ?? undefined}>
      {hasGames && (
        <Suspense fallback={null}>
          <BoardMarket board={board} now={now} />
        </Suspense>
      )}
      {board.isToday ? <TodayStrip picks={picks} now={now} /> : <DaySummaryStrip picks={picks} />}
      <div className={styles.tools} data-open={filtersOpen || undefined}>
        <Suspense fallback={null}>
          <BoardTools look={look} isToday={board.isToday} onLook={setLook} />
        </Suspense>
      </div>
      {picks.length === 0 && empty}
      <KeptPlace>
        {look === 'rows' ? (
          <Suspense fallback={null}>
            <PickRows {...shown} />
          </Suspense>
        ) : (
          <PickCards {...shown} />
        )}
      </KeptPlace>
    </div>
  );
});
