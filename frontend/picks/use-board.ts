import { useEffect, useState } from 'react';
import { serverNow, setServerNow } from '#frontend/app/server-clock.ts';
import { useWhenDayEnds } from '#frontend/app/server-day.ts';
import { useBoardQuery } from '#frontend/generated/graphql.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { changedBoard, nextOpening } from './board.ts';
import { useLivePicks } from './use-live-picks.ts';

const POLL_MS = MINUTE;
/** The longest wait that the browser's timers can hold. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The picks of a day, null: today. Today's board is updated live; without a live connection it is polled each minute.
 * It is also fetched again when the viewer returns to the page, when the next scheduled pick opens, and when the day
 * is over.
 */
export function useBoard(day: string | null) {
  const [isLive, setIsLive] = useState(false);
  const { data, error, loading, refetch, updateQuery } = useBoardQuery({
    variables: { date: day },
    fetchPolicy: 'cache-and-network',
    pollInterval: day || isLive ? 0 : POLL_MS,
    skipPollAttempt: () => document.hidden,
    notifyOnNetworkStatusChange: true,
  });
  const { connected, newPicks, arrived, dismiss } = useLivePicks(
    day === null && data !== undefined,
    () => void refetch().catch(() => {}),
    (change) =>
      updateQuery((_before, { complete, previousData }) =>
        complete ? { ...previousData, board: changedBoard(previousData.board, change) } : undefined,
      ),
  );
  useEffect(() => setIsLive(connected), [connected]);
  const now = data?.today.now;
  useEffect(() => {
    if (now) setServerNow(now);
  }, [now]);
  useWhenVisible(refetch);
  useAt(nextOpening(data?.board.picks ?? []), refetch);
  const today = data?.today.date;
  useWhenDayEnds(today, refetch);
  return { board: data?.board, today, error, loading, refetch, newPicks, arrived, dismiss };
}

function useWhenVisible(act: () => unknown): void {
  useEffect(() => {
    const whenVisible = () => {
      if (!document.hidden) act();
    };
    document.addEventListener('visibilitychange', whenVisible);
    return () => document.removeEventListener('visibilitychange', whenVisible);
  }, [act]);
}

/** Acts once the server's clock reaches `instant`. */
function useAt(instant: string | null, act: () => unknown): void {
  useEffect(() => {
    if (!instant) return;
    const wait = new Date(instant).getTime() - serverNow().getTime();
    const timer = setTimeout(act, Math.min(Math.max(wait, 0) + 250, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [instant, act]);
}
