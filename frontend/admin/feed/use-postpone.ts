import { alertOf } from '#frontend/admin/alerts.ts';
import { type FeedGameFragment, usePostponeGameMutation } from '#frontend/generated/graphql.ts';
import type { Outcome } from './feed-text.ts';

type Game = Pick<FeedGameFragment, 'id' | 'away' | 'home'>;

/** Marks a game as postponed, or takes that back; the outcome of the first offers the second. */
export function usePostpone(onOutcome: (outcome: Outcome) => void) {
  const [postpone, { loading }] = usePostponeGameMutation();
  const mark = async (game: Game, isPostponed: boolean): Promise<void> => {
    try {
      await postpone({ variables: { input: { gameId: game.id, isPostponed } } });
      const done = `${game.away} @ ${game.home} ${isPostponed ? 'was postponed' : 'will be played'}.`;
      onOutcome({ done, ...(isPostponed && { undo: () => void mark(game, false) }) });
    } catch (error) {
      onOutcome({ failure: alertOf('update the game', error) });
    }
  };
  return { mark, busy: loading };
}
