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

/** The first checkpoint that holds a leaf; null while none is signed. */
export async function checkpointHolding(rows: Rows, index: number): Promise<CheckpointRow | null> {
  const [row] = await rows.execute<CheckpointRow[]>(`${CHECKPOINT} where size > ? order by size limit 1`, [
    index,
  ]);
  return row ?? null;
}

/** A checkpoint that waits for witnesses longer than this shows that they are away. */
const WAITS_FOR_MILLISECONDS = 2 * 60_000;

/**
 * The checkpoint that speaks for the log: the last one that a quorum signed, for witnesses come seconds after us; while they are
 * away the last one of all. Null before the first.
 */
export async function witnessedCheckpoint(
  rows: Rows,
  quorum: number,
  now: Date,
): Promise<CheckpointRow | null> {
  if (quorum === 0) return lastCheckpoint(rows);
  const [seen] = await rows.execute<{ size: number; waits: boolean }[]>(
    `select w.size, coalesce((select c.at from record_checkpoints c where c.size > w.size order by c.size limit 1) < ?, false) as waits
       from record_cosignatures w group by w.size having count(*) >= ? order by w.size desc limit 1`,
    [new Date(now.getTime() - WAITS_FOR_MILLISECONDS), quorum],
  );
  return seen && !seen.waits ? checkpointOf(rows, seen.size) : lastCheckpoint(rows);
}
