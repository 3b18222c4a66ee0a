import type { Rows } from '#gateway/database/rows.ts';

/** A time stamp with the note that it is of, which had our signature only. */
export async function timestampOf(rows: Rows, size: number): Promise<{ token: Buffer; note: string } | null> {
  const [found] = await rows.execute<{ token: Buffer; note: string }[]>(
    'select token, note from record_timestamps join record_checkpoints using (size) where size = ?',
    [size],
  );
  return found ?? null;
}

/** The sizes that were stamped and when, a line each, the first first. */
export async function timestampLines(rows: Rows): Promise<string> {
  const found = await rows.execute<{ size: number; at: Date }[]>(
    'select size, at from record_timestamps order by size',
  );
  return found.map((stamp) => `${JSON.stringify(stamp)}\n`).join('');
}
