import { teamKey } from '#schema/rules/market/game-sides.ts';
import type { ScoreEntry } from '#schema/rules/picks/prices.ts';
import type { PicksToPriceRow as PickRow } from './prices-of.sql.ts';

type ScoreRow = ScoreEntry & { row: number };

/** What is wrong with scores, by row: picks of one game have one final score. */
export function otherScores(
  scores: readonly ScoreRow[],
  picks: ReadonlyMap<string, PickRow>,
): Map<number, string> {
  const known = new Map<string, { row: number; score: string }>();
  const wrong = new Map<number, string>();
  for (const { row, pickId, one, two } of scores) {
    const pick = picks.get(pickId);
    for (const { game, isTurned } of pick ? gamesOf(pick) : []) {
      const score = isTurned ? `${two}–${one}` : `${one}–${two}`;
      const first = known.get(game) ?? { row, score };
      known.set(game, first);
      if (first.score !== score)
        wrong.set(row, `Row ${first.row} has another score of this game: write the right one in both`);
    }
  }
  return wrong;
}

/** The game of a pick, by its link and by its teams and start, and whether the pick names the teams in the other order. */
function gamesOf({ gameId, reversed, teamOne, teamTwo, startsAt }: PickRow) {
  const teams = [teamKey(teamOne), teamKey(teamTwo)];
  const isTurned = (teams[0] ?? '') > (teams[1] ?? '');
  const named = { game: `${teams.sort().join(' ')} ${startsAt.toISOString()}`, isTurned };
  return gameId === null ? [named] : [named, { game: gameId, isTurned: reversed }];
}
