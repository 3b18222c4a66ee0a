import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import {
  type LiveScoreFragment,
  LiveScoreFragmentDoc,
  type MarketOfDayQuery,
  useMarketOfDayQuery,
  useMyBooksQuery,
} from '#frontend/generated/graphql.ts';
import type { Board, BoardPick } from '#frontend/picks/board.ts';
import { sidesByName } from '#schema/rules/market/game-sides.ts';
import { type GameState, gameState } from '#schema/rules/picks/game-state.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { publishMarket } from './market-board.ts';

const REFRESH_MS = 15 * SECOND;

/** Follows scores of all games on the board, and odds of those with a pick that this member can still bet. Draws nothing itself. */
export function BoardMarket({ board: { date, picks }, now }: { board: Board; now: Date }) {
  const gameIds = gamesOf(picks, now, ({ locked }, state) => state === 'UPCOMING' && !locked);
  const followed = gamesOf(picks, now, (_pick, state) => state !== 'SETTLED');
  const { data } = useMarketOfDayQuery({
    variables: { date, gameIds },
    // Nothing else reads it, and yesterday's prices are not to be found in any cache.
    fetchPolicy: 'no-cache',
    pollInterval: followed.length > 0 ? REFRESH_MS : 0,
    skipPollAttempt: () => document.hidden,
  });
  const books = useMyBooksQuery().data?.me?.books ?? null;
  useEffect(() => {
    if (data) publishMarket(data, books);
  }, [data, books]);
  const { cache } = useApolloClient();
  const keepScores = useEffectEvent((games: MarketOfDayQuery['games']) => {
    for (const pick of picks) keepScore(cache, pick, games);
  });
  useEffect(() => {
    if (data) keepScores(data.games);
  }, [data]);
  useEffect(() => () => publishMarket(null, null), []);
  return null;
}

/** The first answer of the board has the scores; these are later ones, at the same place. */
function keepScore(cache: ApolloCache, pick: BoardPick, games: MarketOfDayQuery['games']): void {
  const game = games.find(({ id }) => id === pick.gameId);
  const sides = game && sidesByName(game, pick);
  if (!game || !sides) return;
  const { status, awayScore, homeScore } = game;
  const [one, two] = sides === 'STRAIGHT' ? [awayScore, homeScore] : [homeScore, awayScore];
  cache.writeFragment({
    fragment: LiveScoreFragmentDoc,
    fragmentName: 'LiveScore',
    data: {
      ...{ __typename: 'Pick', id: pick.id },
      liveScore: { __typename: 'LiveScore', status, one, two },
    } as LiveScoreFragment,
  });
}

/** The games of some picks, each once, in an order of their own: the same games are the same question. */
function gamesOf(
  picks: readonly BoardPick[],
  now: Date,
  isWanted: (pick: BoardPick, state: GameState) => boolean,
): string[] {
  const ids = picks.flatMap((pick) =>
    pick.gameId && isWanted(pick, gameState(pick, now)) ? pick.gameId : [],
  );
  return [...new Set(ids)].sort();
}
