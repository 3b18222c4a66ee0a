import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { NamedGame } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import type { GameType } from '#schema/types/game.type.ts';

interface FoundGame extends NamedGame {
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

/** Whether two starts are near enough to be of one game. */
export function isNear(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) <= NEAR;
}

const GAME = `select g.id, g.league, a.name as away, h.name as home, g.day::text as date, g.game_no as number,
       g.starts_at as "startsAt", g.status, g.away_score as "awayScore", g.home_score as "homeScore"
  from games g join teams a on a.id = g.away join teams h on h.id = g.home`;

/** The games of a New York day, in their order. */
export function gamesOfDay(rows: Rows, day: string): Promise<GameType[]> {
  return rows.execute<GameType[]>(`${GAME} where g.day = ? order by g.starts_at, g.id`, [day]);
}

/** Throws FEED_OFF where no feed is set up. */
export function refuseWithoutFeed({ hasGames }: Pick<Context, 'hasGames'>): void {
  if (!hasGames) throw new AppError('FEED_OFF');
}

/** Games by their ids; those that do not exist are left out. */
export async function gamesById(rows: Rows, ids: readonly string[]): Promise<Map<string, GameType>> {
  const games = await rows.execute<GameType[]>(
    `${GAME} where g.id in (select json_array_elements_text(?::json))`,
    [JSON.stringify(ids)],
  );
  return new Map(games.map((game) => [game.id, game]));
}

export async function gameById(rows: Rows, id: string): Promise<GameType | null> {
  return (await gamesById(rows, [id])).get(id) ?? null;
}
