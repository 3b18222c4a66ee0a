import type { Rows } from '#gateway/database/rows.ts';

export interface CheckpointRow {
  size: number;
  at: Date;
  /** In base64. */
  root: string;
  /** The note as it is served, with the signatures of witnesses. */
  note: string;
  witnesses: number;
}

const CHECKPOINT = `
  select size, at, encode(root, 'base64') as root,
         note || coalesce((select string_agg(line || E'\n', '' order by at, name) from record_cosignatures w
                            where w.size = c.size), '') as note,
         (select count(*)::int from record_cosignatures w where w.size = c.size) as witnesses
    from record_checkpoints c`;

/** The last checkpoint; null before the first. */
export async function lastCheckpoint(rows: Rows): Promise<CheckpointRow | null> {
  const [row] = await rows.execute<CheckpointRow[]>(`${CHECKPOINT} order by size desc limit 1`);
  return row ?? null;
}

/** The checkpoint of a size, if one was signed. */
export async function checkpointOf(rows: Rows, size: number): Promise<CheckpointRow | null> {
  const [row] = await rows.execute<CheckpointRow[]>(`${CHECKPOINT} where size = ?`, [size]);
  return row ?? null;
}

/** The checkpoints of sizes, by size; of a size that was not signed there is none. */
export async function checkpointsOf(
  rows: Rows,
  sizes: readonly number[],
): Promise<Map<number, CheckpointRow>> {
  const sql = `${CHECKPOINT} where size in (select value::int from json_array_elements_text(?::json))`;
  const found = await rows.execute<CheckpointRow[]>(sql, [JSON.stringify([...new Set(sizes)])]);
  return new Map(found.map((checkpoint) => [checkpoint.size, checkpoint]));
}

/** The last checkpoint that a quorum of witnesses signed; null before the first. */
export async function witnessedCheckpoint(rows: Rows, quorum: number): Promise<CheckpointRow | null> {
  const [seen] = await rows.execute<{ size: number }[]>(
    'select size from record_cosignatures group by size having count(*) >= ? order by size desc limit 1',
    [Math.max(1, quorum)],
  );
  return seen ? checkpointOf(rows, seen.size) : null;
}

/** A checkpoint that waits for witnesses longer than this shows that they are away. */
const WAITS_FOR_MILLISECONDS = 2 * 60_000;

/**
 * Where a file of the whole log ends: at the last checkpoint that a quorum signed, for witnesses come seconds after us; while they
 * are away at the last one of all. Null before the first.
 */
export async function endOfFile(rows: Rows, quorum: number, now: Date): Promise<CheckpointRow | null> {
  const witnessed = quorum > 0 ? await witnessedCheckpoint(rows, quorum) : null;
  if (!witnessed) return lastCheckpoint(rows);
  const [next] = await rows.execute<{ at: Date }[]>(
    'select at from record_checkpoints where size > ? order by size limit 1',
    [witnessed.size],
  );
  const isAway = next && next.at.getTime() < now.getTime() - WAITS_FOR_MILLISECONDS;
  return isAway ? lastCheckpoint(rows) : witnessed;
}
