import type { Context } from '#gateway/auth/context.ts';
import { daySnapshot } from '#gateway/games/day-snapshot.ts';
import { sidesByName } from '#schema/rules/market/game-sides.ts';
import type { LiveScoreType } from '#schema/types/games/live-score.type.ts';
import { gameOf } from './game-of.ts';
import type { PickRecord } from './pick-rows.ts';

/**
 * The score of a pick's game from its start until the pick is graded. For members alone: the provider allows no resale, so API keys
 * are refused scores. Null, and nothing is read, for every other pick.
 */
export function liveScoreOf(context: Context, pick: PickRecord): Promise<LiveScoreType | null> | null {
  const { hasGames, member, key, now } = context;
  if (!hasGames || !member || key) return null;
  return pick.result === 'PENDING' && pick.startsAt <= now ? scoreOf(context, pick) : null;
}

async function scoreOf(context: Context, pick: PickRecord): Promise<LiveScoreType | null> {
  const gameId = await gameOf(context, pick.id);
  if (!gameId) return null;
  const game = (await daySnapshot(context, pick.date)).find(({ id }) => id === gameId);
  const sides = game && sidesByName(game, pick);
  if (!game || !sides) return null;
  const { status, awayScore, homeScore } = game;
  const [one, two] = sides === 'STRAIGHT' ? [awayScore, homeScore] : [homeScore, awayScore];
  return { status, one, two };
}
