import type { Rows } from '#gateway/database/rows.ts';
import type { GameType } from '#schema/types/game.type.ts';

const GAME = `select g.id, g.league, a.name as away, h.name as home, g.day::text as date, g.game_no as number,
       g.starts_at as "startsAt", g.status, g.away_score as "awayScore", g.home_score as "homeScore"
  from games g join teams a on a.id = g.away join teams h on h.id = g.home`;

/** The games of a New York day, in their order. */
export function gamesOfDay(rows: Rows, day: string): Promise<GameType[]> {
  return rows.execute<GameType[]>(`${GAME} where g.day = ? order by g.starts_at, g.id`, [day]);
}
