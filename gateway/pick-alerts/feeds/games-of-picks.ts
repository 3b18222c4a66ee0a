import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { isNear } from '#schema/rules/market/find-game.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import type { FeedFacts } from './feed-facts.ts';

/** A game by the picks on it. */
export interface PickedGame {
  /** The pick that was posted first names the game: no later pick, no edit and no withdrawal changes that. */
  id: string;
  /** Null: none of its picks is linked to the schedule. */
  gameId: string | null;
  teams: string;
  picks: [PickRecord, ...PickRecord[]];
}

/**
 * The games of picks, in the order in which they were posted: a game of the schedule is one, and so is what the same teams play within
 * 90 minutes of the first pick's start. A doubleheader is two.
 */
export function gamesOfPicks({ picks, games }: Pick<FeedFacts, 'picks' | 'games'>): PickedGame[] {
  const found: PickedGame[] = [];
  for (const pick of picks) {
    const gameId = games.get(pick.id)?.gameId ?? null;
    const game = gameOf(found, pick, gameId);
    if (!game) found.push({ id: pick.id, gameId, teams: teamsOfGame(pick), picks: [pick] });
    else {
      game.picks.push(pick);
      game.gameId ??= gameId;
    }
  }
  return found;
}

function gameOf(found: readonly PickedGame[], pick: PickRecord, gameId: string | null): PickedGame | null {
  const linked = found.find((game) => gameId !== null && game.gameId === gameId);
  if (linked) return linked;
  const distance = (game: PickedGame) => Math.abs(Number(game.picks[0].startsAt) - Number(pick.startsAt));
  const near = found
    .filter((game) => game.teams === teamsOfGame(pick) && isNear(game.picks[0].startsAt, pick.startsAt))
    .filter((game) => game.gameId === null || gameId === null)
    .sort((a, b) => distance(a) - distance(b));
  return near[0] ?? null;
}

/** The teams of a pick, whichever is named first. */
export function teamsOfGame({ league, teamOne, teamTwo }: GameTeams): string {
  return JSON.stringify([league, ...[teamKey(teamOne), teamKey(teamTwo)].sort()]);
}

type GameTeams = Pick<PickRecord, 'league' | 'teamOne' | 'teamTwo'>;
