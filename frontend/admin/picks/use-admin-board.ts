import { useEffect } from 'react';
import { setServerNow } from '#frontend/app/server-clock.ts';
import { type AdminPickFragment, useAdminBoardQuery } from '#frontend/generated/graphql.ts';
import { inOrder } from './in-order.ts';

export interface AdminBoardState {
  /** Undefined until the server answered. */
  picks: readonly AdminPickFragment[] | undefined;
  failed: boolean;
  reload(): void;
}

/** Every pick of a day as admins see them, in the order of the table. */
export function useAdminBoard(day: string): AdminBoardState {
  const { data, error, refetch } = useAdminBoardQuery({
    variables: { date: day },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const now = data?.today.now;
  useEffect(() => {
    if (now) setServerNow(now);
  }, [now]);
  return {
    picks: data && inOrder(data.adminBoard.picks),
    failed: !!error,
    reload: () => void refetch().catch(() => {}),
  };
}
