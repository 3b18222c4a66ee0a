import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { ListedGame } from '#schema/rules/market/find-game.ts';
import type { NamedGame } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { GameType } from '#schema/types/games/game.type.ts';

interface FoundGame extends NamedGame {
  id: string;
  league: League;
  day: string;
  startsAt: Date;
}

const keysOf = (side: string) =>
  `array(select t.key from teams t where t.id = g.${side} union all select a.key from team_aliases a where a.team_id = g.${side})`;
const NAMED = `select g.id, g.league, g.day::text as day, g.starts_at as "startsAt", ${keysOf('away')} as "awayKeys",
  ${keysOf('home')} as "homeKeys" from games g`;

/** A game with every name of its teams. */
export async function namedGame(rows: Rows, id: string): Promise<FoundGame | null> {
  const [game] = await rows.execute<FoundGame[]>(`${NAMED} where g.id = ?`, [id]);
  return game ?? null;
}

/** The games of some New York days with every name of their teams. */
export function listedGames(rows: Rows, days: readonly string[]): Promise<ListedGame[]> {
  return rows.execute<ListedGame[]>(
    `select listed.*, away.name as away, home.name as home, g.game_no as number, g.status
       from (${NAMED} where g.day in (select json_array_elements_text(?::json)::date)) listed
       join games g using (id) join teams away on away.id = g.away join teams home on home.id = g.home
      order by g.starts_at, g.id`,
    [JSON.stringify(days)],
  );
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
