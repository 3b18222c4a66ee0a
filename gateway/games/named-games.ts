import type { Rows } from '#gateway/database/rows.ts';
import type { NamedGame } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

export interface FoundGame extends NamedGame {
  id: string;
  league: League;
  day: string;
  startsAt: Date;
}

/** Typed starts this close to a game's may be of it. */
const NEAR = 90 * MINUTE;

const keysOf = (side: string) =>
  `array(select t.key from teams t where t.id = g.${side} union all select a.key from team_aliases a where a.team_id = g.${side})`;
const NAMED = `select g.id, g.league, g.day::text as day, g.starts_at as "startsAt", ${keysOf('away')} as "awayKeys",
  ${keysOf('home')} as "homeKeys" from games g`;

/** A game with every name of its teams. */
export async function namedGame(rows: Rows, id: string): Promise<FoundGame | null> {
  const [game] = await rows.execute<FoundGame[]>(`${NAMED} where g.id = ?`, [id]);
  return game ?? null;
}

/** The games of leagues that start within 90 minutes of one of these moments. */
export function gamesNear(
  rows: Rows,
  starts: readonly { league: League; startsAt: Date }[],
): Promise<FoundGame[]> {
  return rows.execute<FoundGame[]>(
    `${NAMED} where exists (select from json_to_recordset(?::json) as given (league text, "startsAt" timestamptz)
       where given.league = g.league and abs(extract(epoch from g.starts_at - "startsAt")) <= ?)`,
    [JSON.stringify(starts), NEAR / 1_000],
  );
}

/** Whether two starts are near enough to be of one game. */
export function isNear(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) <= NEAR;
}
