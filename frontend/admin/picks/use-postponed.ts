import { type AdminPickFragment, useGamesOfDayQuery } from '#frontend/generated/graphql.ts';

/** Whether a pick of the day is on a game that was postponed. Without a feed, or before it has answered, none is. */
export function usePostponed(day: string): (pick: AdminPickFragment) => boolean {
  const { data } = useGamesOfDayQuery({ variables: { date: day }, fetchPolicy: 'cache-and-network' });
  const postponed = new Set(
    (data?.games ?? []).filter(({ status }) => status === 'POSTPONED').map(({ id }) => id),
  );
  return ({ gameId, result }) => result === 'PENDING' && !!gameId && postponed.has(gameId);
}
