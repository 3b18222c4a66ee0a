import type { Rows } from '#gateway/database/rows.ts';
import { gamesById } from '#gateway/games/named-games.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { GameQuestionType } from '#schema/types/games/game-question.type.ts';
import * as statements from './game-questions.sql.ts';

/**
 * The questions that wait for an admin, those with picks first. Whether a game was postponed or is another one is not asked any more a
 * day after its start, unless a pick still waits for it.
 */
export async function openGameQuestions(rows: Rows, now: Date): Promise<GameQuestionType[]> {
  const since = new Date(now.getTime() - DAY);
  const found = await statements.openGameQuestions.all(rows, { since });
  const games = await gamesById(
    rows,
    found.flatMap(({ gameId, otherGameId }) => [gameId, otherGameId ?? gameId]),
  );
  return found.flatMap(({ gameId, otherGameId, ...question }) => {
    const game = games.get(gameId);
    return game ? [{ ...question, game, otherGame: games.get(otherGameId ?? '') ?? null }] : [];
  });
}

/** How many wait, and since when; those that no pick waits for are left out. A corrected score is of picks that have results. */
export async function waitingQuestions(rows: Rows): Promise<{ count: number; since: Date | null }> {
  return (await statements.waitingQuestions.first(rows)) ?? { count: 0, since: null };
}

/** Asks about games whose picks still have no result after the day that followed. */
export async function askAboutUnplayed(rows: Rows, now: Date): Promise<void> {
  await statements.askAboutUnplayed.run(rows, { now, lastDay: addDays(easternDay(now), -2) });
}
