import { Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConnection } from '#frontend/app/connection.ts';
import { optionalPart } from '#frontend/app/download.ts';
import { recordDayPath } from '#frontend/app/paths.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { useMember } from '#frontend/app/session/session.ts';
import { DayNavigator } from '#frontend/ui/DayNavigator.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { easternDay, longDay } from '#schema/rules/time/eastern-time.ts';
import { AlertsHint } from './AlertsHint.tsx';
import { BoardLoading } from './BoardLoading.tsx';
import { BoardView } from './BoardView.tsx';
import { useBoardAddress } from './board-address.ts';
import { FilterButton } from './FilterButton.tsx';
import { NewPickNotice } from './NewPickNotice.tsx';
import styles from './PicksPage.module.css';
import { StaleNotice } from './StaleNotice.tsx';
import { TrialBanner } from './TrialBanner.tsx';
import { useBoard } from './use-board.ts';
import { useSavedBoard } from './use-saved-board.ts';

/** Few visits begin with it, and no board waits for it or fails without it. */
const ArrivalNotice = optionalPart(
  async () => (await import('#frontend/ui/ArrivalNotice.tsx')).ArrivalNotice,
);

const FAILED = 'Failed to load picks. Please try again.';

/** Today's Picks, and the picks of the days before (product.txt section 2, Picks screen). */
export function PicksPage() {
  const member = useMember();
  const { state } = useLocation();
  const { day: requestedDay, filter, sort, showDay, showAsToday } = useBoardAddress();
  const chosen = [filter.league, filter.tier, sort].filter(Boolean).length;
  const [filtersOpen, setFiltersOpen] = useState(chosen > 0);
  const {
    board,
    today: answeredToday,
    error,
    loading,
    refetch,
    newPicks,
    arrived,
    dismiss,
  } = useBoard(requestedDay);
  const savedAt = useSavedBoard(member, error || loading ? null : (board ?? null));
  const isOffline = useConnection() !== 'online';
  // Many cards render in steps, so that taps and scrolling are not blocked.
  const shown = useDeferredValue(board);
  const today = answeredToday ?? easternDay(serverNow());
  const day = requestedDay ?? today;
  const isToday = day >= today;
  const retry = () => void refetch().catch(() => {});

  useTodayAtMost(requestedDay, answeredToday, showAsToday);

  return (
    <>
      <TrialBanner member={member} onEnd={retry} />
      <div className={styles.heading}>
        <PageHeading
          title={isToday ? "Today's Picks" : longDay(day)}
          lead={isToday ? <span className={styles.today}>{longDay(day)}</span> : <PastDay day={day} />}
        >
          <DayNavigator day={day} today={today} onChange={(next) => showDay(next >= today ? null : next)} />
          <FilterButton open={filtersOpen} chosen={chosen} onToggle={() => setFiltersOpen(!filtersOpen)} />
        </PageHeading>
      </div>
      <div className={styles.notice}>
        {state && (
          <Suspense fallback={null}>
            <ArrivalNotice />
          </Suspense>
        )}
        {shown && <AlertsHint member={member} />}
      </div>
      {shown && savedAt && (error || isOffline) && (
        <StaleNotice savedAt={savedAt} onRetry={retry} failed={error ? FAILED : null} />
      )}
      {shown && <BoardView key={shown.date} board={shown} filtersOpen={filtersOpen} arrived={arrived} />}
      {!shown && (board || loading) && <BoardLoading />}
      {!shown && !board && !loading && error && <ErrorState onRetry={retry}>{FAILED}</ErrorState>}
      {shown?.isToday && <NewPickNotice picks={newPicks} onDismiss={dismiss} />}
    </>
  );
}

function PastDay({ day }: { day: string }) {
  return (
    <>
      <a href={recordDayPath(day)}>The record of the day</a>, wins and losses alike
    </>
  );
}

/** The board does not go past today; the address of today has no date. */
function useTodayAtMost(requested: string | null, today: string | undefined, showToday: () => void): void {
  const isPast = !!today && !!requested && requested >= today;
  const leave = useEffectEvent(showToday);
  useEffect(() => {
    if (isPast) leave();
  }, [isPast]);
}
