import type { Rows } from '#gateway/database/rows.ts';
import type { FeedScore } from '#gateway/integrations/odds-feed/odds-feed.ts';
import { CONFIRMED_AFTER } from '#schema/rules/market/final-scores.ts';
import * as statements from './apply-scores.sql.ts';

/**
 * Writes live and final scores that changed. A final is confirmed by a later round that says the same; one that changes
 * has to be confirmed again, and an admin is asked where it had been.
 */
export async function applyScores(
  rows: Rows,
  { games, at }: { games: readonly FeedScore[]; at: Date },
  gameOf: ReadonlyMap<string, string>,
): Promise<void> {
  const given = JSON.stringify(
    games.flatMap(({ id, score, isFinal }) => (score ? [{ id: gameOf.get(id), ...score, isFinal }] : [])),
  );
  await statements.askAboutCorrected.run(rows, { at, given });
  await statements.writeScores.run(rows, { at, given });
  const finalBy = new Date(at.getTime() - CONFIRMED_AFTER);
  await statements.confirmScores.run(rows, { at, given, finalBy });
}
