import type { Rows } from '#gateway/database/rows.ts';
import type { ScheduledGame } from '#schema/rules/market/reading/read-scheduled-start.ts';
import * as statements from './named-games.sql.ts';

/** The games from fourteen days before a New York day until a year after it, with every name of their teams. */
export function scheduledGames(rows: Rows, day: string): Promise<ScheduledGame[]> {
  return statements.scheduledGames.all(rows, { day });
}
