import { useEffect } from 'react';
import { setServerNow } from '#frontend/app/server-clock.ts';
import { useServerDay, useWhenDayEnds } from '#frontend/app/server-day.ts';
import { type HomeQuery, useHomeQuery } from '#frontend/generated/graphql.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';

interface HomeState {
  /** Undefined until the server answered. */
  data: HomeQuery | undefined;
  failed: boolean;
  retry(): void;
}

/** What comes next and what has happened: today's board and yesterday's results. */
export function useHome(): HomeState {
  const yesterday = addDays(useServerDay(), -1);
  const { data, error, refetch } = useHomeQuery({
    variables: { yesterday },
    fetchPolicy: 'cache-and-network',
  });
  const now = data?.today.now;
  useEffect(() => {
    if (now) setServerNow(now);
  }, [now]);
  useWhenDayEnds(data?.today.date, refetch);
  return { data, failed: !!error && !data, retry: () => void refetch().catch(() => {}) };
}
