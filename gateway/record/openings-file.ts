import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './reveal-days.sql.ts';

/** The openings of a New York day, a line each; null while they are not published. */
export async function openingsFile(rows: Rows, day: string): Promise<string | null> {
  const row = await statements.openingsFile.first(rows, { day });
  return row?.file ?? null;
}
