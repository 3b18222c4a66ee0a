import { useEffect } from 'react';
import { setServerNow } from '#frontend/app/server-clock.ts';
import { useServerDay, useWhenDayEnds } from '#frontend/app/server-day.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { type HomeQuery, useHomeQuery } from '#frontend/generated/graphql.ts';
import { TIERS, tierCovers } from '#schema/rules/access/tiers.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';

export interface HomeState {
  /** Undefined until the server answered. */
  data: HomeQuery | undefined;
  failed: boolean;
  retry(): void;
}

/** What has happened and what comes next: today's board, yesterday's results, and the month of what this plan opens. */
export function useHome({ subscription }: Member): HomeState {
  const yesterday = addDays(useServerDay(), -1);
  const month = `${yesterday.slice(0, 7)}-01`;
  const tiers = TIERS.filter((tier) => tierCovers(subscription, tier));
  const { data, error, refetch } = useHomeQuery({
    variables: { yesterday, month, tiers },
    fetchPolicy: 'cache-and-network',
  });
  const now = data?.today.now;
  useEffect(() => {
    if (now) setServerNow(now);
  }, [now]);
  useWhenDayEnds(data?.today.date, refetch);
  return { data, failed: !!error && !data, retry: () => void refetch().catch(() => {}) };
}
