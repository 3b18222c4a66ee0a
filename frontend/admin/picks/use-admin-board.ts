import { useEffect } from 'react';
import { setServerNow, useTurns } from '#frontend/app/server-clock.ts';
import { type AdminPickFragment, useAdminBoardQuery } from '#frontend/generated/graphql.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { inOrder, nextStart } from './in-order.ts';

export interface AdminBoardState {
  /** Undefined until the server answered. */
  picks: readonly AdminPickFragment[] | undefined;
  /** The server's time, which moves on when a game starts. */
  now: Date;
  failed: boolean;
  reload(): void;
}

/** How often an open table looks for what its stream does not tell: drafts, prices, other days, the server's clock. */
const POLL_MS = MINUTE;

/** Every pick of a day as admins see them, in the order of the table. */
export function useAdminBoard(day: string): AdminBoardState {
  const { data, error, refetch } = useAdminBoardQuery({
    variables: { date: day },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    notifyOnNetworkStatusChange: true,
  });
  const answered = data?.today.now;
  useEffect(() => {
    if (answered) setServerNow(answered);
  }, [answered]);
  const picks = data?.adminBoard.picks;
  const now = useTurns((at) => nextStart(picks ?? [], at));
  return {
    now,
    picks: picks && inOrder(picks),
    failed: !!error,
    reload: () => void refetch().catch(() => {}),
  };
}
