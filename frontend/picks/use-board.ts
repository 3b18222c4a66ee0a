import { useEffect, useState } from 'react';
import { serverNow, setServerNow } from '#frontend/app/server-clock.ts';
import { useWhenDayEnds } from '#frontend/app/server-day.ts';
import { type BoardQuery, useBoardQuery } from '#frontend/generated/graphql.ts';
import { changedBoard, useLivePicks } from './use-live-picks.ts';

const POLL_MS = 60_000;
/** Longer waits than this do not fit the browser's timers. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type Board = BoardQuery['board'];
export type BoardPick = Board['picks'][number];

/**
 * The picks of a day, null: today. Today's are followed as they change; while nothing is heard they are asked for
 * again each minute. And again when the reader comes back to the page, when the next scheduled pick opens, and when the
 * day is over.
 */
export function useBoard(day: string | null) {
  const [heard, setHeard] = useState(false);
  const { data, error, loading, refetch, updateQuery } = useBoardQuery({
    variables: { date: day },
    fetchPolicy: 'cache-and-network',
    pollInterval: day || heard ? 0 : POLL_MS,
    skipPollAttempt: () => document.hidden,
    notifyOnNetworkStatusChange: true,
  });
  const { hears, news, forget } = useLivePicks(
    day === null && data !== undefined,
    () => void refetch().catch(() => {}),
    (change) =>
      updateQuery((_before, { complete, previousData }) =>
        complete ? { ...previousData, board: changedBoard(previousData.board, change) } : undefined,
      ),
  );
  useEffect(() => setHeard(hears), [hears]);
  const now = data?.today.now;
  useEffect(() => {
    if (now) setServerNow(now);
  }, [now]);
  useWhenBack(refetch);
  useAt(nextOpening(data?.board.picks ?? []), refetch);
  const today = data?.today.date;
  useWhenDayEnds(today, refetch);
  return { board: data?.board, today, error, loading, refetch, news, forget };
}

/** The earliest moment at which a pick opens by itself; null when none waits. */
function nextOpening(picks: readonly BoardPick[]): string | null {
  const openings = picks.flatMap(({ opensAt }) => (opensAt ? [opensAt] : []));
  return openings.sort()[0] ?? null;
}

function useWhenBack(act: () => unknown): void {
  useEffect(() => {
    const whenSeen = () => {
      if (!document.hidden) act();
    };
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [act]);
}

/** Acts once the server's clock reaches `instant`. */
function useAt(instant: string | null, act: () => unknown): void {
  useEffect(() => {
    if (!instant) return;
    const wait = new Date(instant).getTime() - serverNow().getTime();
    const timer = setTimeout(act, Math.min(Math.max(wait, 0) + 250, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [instant, act]);
}
