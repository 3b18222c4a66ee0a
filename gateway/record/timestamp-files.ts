import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './timestamp-files.sql.ts';

/** A time stamp with the note that it is of, which had our signature only. */
export function timestampOf(rows: Rows, size: number): Promise<{ token: Buffer; note: string } | null> {
  return statements.timestampOf.first(rows, { size });
}

/** The sizes that were stamped and when, a line each, the first first. */
export async function timestampLines(rows: Rows): Promise<string> {
  const found = await statements.timestamps.all(rows);
  return found.map(({ size, at }) => `${JSON.stringify({ size, at })}\n`).join('');
}
