import { randomFor } from '#local/demo/random.ts';
import { scoreFor } from '#local/demo/score.ts';
import { wagerOn } from '#local/demo/wager.ts';
import type { GameScore } from '#schema/rules/market/quotes.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import type { LocalGame } from './schedule.ts';

/** How long every game takes here. */
export const GAME_TAKES = 2.75 * HOUR;

interface LocalScore {
  score: GameScore | null;
  completed: boolean;
}

/** The score at a moment: it grows with the game, and its end is that of the demo's pick. */
export function scoreAt(game: LocalGame, moment: Date): LocalScore {
  const played = (moment.getTime() - game.startsAt.getTime()) / GAME_TAKES;
  if (played < 0) return { score: null, completed: false };
  const final = finalScore(game);
  if (played >= 1) return { score: final, completed: true };
  return {
    score: { away: Math.floor(final.away * played), home: Math.floor(final.home * played) },
    completed: false,
  };
}

export function finalScore({ id, league, away, home, pick }: LocalGame): GameScore {
  if (pick) return { away: pick.score.one, home: pick.score.two };
  const random = randomFor(`Score of ${id}`);
  const wager = wagerOn(league, away, home, random);
  const score = scoreFor(league, [away, home], wager, random.chance(0.5) ? 'WIN' : 'LOSS', random);
  return { away: score.one, home: score.two };
}
