import type { Rows } from '#gateway/database/rows.ts';
import type { ScheduledGame } from '#schema/rules/market/reading/read-scheduled-start.ts';
import * as statements from './named-games.sql.ts';

/** The games of the fourteen days before and after a New York day, with every name of their teams. */
export function scheduledGames(rows: Rows, day: string): Promise<ScheduledGame[]> {
  return statements.scheduledGames.all(rows, { day });
}
