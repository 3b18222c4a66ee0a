import type { Rows } from '#gateway/database/rows.ts';
import type { FeedScore } from '#gateway/integrations/odds-feed/odds-feed.ts';
import { CONFIRMED_AFTER } from '#schema/rules/market/final-scores.ts';

const SCORE = 'id text, away int, home int, "isFinal" boolean';

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
  await rows.execute(
    `insert into game_questions (id, kind, game_id, asked_at)
     select 'CORRECTED ' || g.id || ' ' || given.away || '-' || given.home, 'CORRECTED', g.id, ?
       from json_to_recordset(?::json) as given (${SCORE}) join games g using (id)
      where g.confirmed_at is not null and "isFinal"
        and (g.away_score, g.home_score) is distinct from (given.away, given.home) on conflict do nothing`,
    [at, given],
  );
  await rows.execute(
    `update games g set away_score = given.away, home_score = given.home,
            status = case when "isFinal" then 'FINAL' else 'LIVE' end,
            final_at = case when "isFinal" then ?::timestamptz end, confirmed_at = null
       from json_to_recordset(?::json) as given (${SCORE})
      where g.id = given.id and g.status <> 'POSTPONED' and ("isFinal" or g.status <> 'FINAL')
        and (g.away_score, g.home_score, g.status)
            is distinct from (given.away, given.home, case when "isFinal" then 'FINAL' else 'LIVE' end)`,
    [at, given],
  );
  await rows.execute(
    `update games g set confirmed_at = ? from json_to_recordset(?::json) as given (${SCORE})
      where g.id = given.id and "isFinal" and g.status = 'FINAL' and g.confirmed_at is null and g.final_at <= ?
        and (g.away_score, g.home_score) = (given.away, given.home)`,
    [at, given, new Date(at.getTime() - CONFIRMED_AFTER)],
  );
}
