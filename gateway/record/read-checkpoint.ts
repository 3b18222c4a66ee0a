import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './read-checkpoint.sql.ts';

export type CheckpointRow = statements.LastCheckpointRow;

/** The last checkpoint; null before the first. */
export function lastCheckpoint(rows: Rows): Promise<CheckpointRow | null> {
  return statements.lastCheckpoint.first(rows);
}

/** The checkpoint of a size, if one was signed. */
export function checkpointOf(rows: Rows, size: number): Promise<CheckpointRow | null> {
  return statements.checkpointOf.first(rows, { size });
}

/** The checkpoints of sizes, by size; of a size that was not signed there is none. */
export async function checkpointsOf(
  rows: Rows,
  sizes: readonly number[],
): Promise<Map<number, CheckpointRow>> {
  const found = await statements.checkpointsOf.all(rows, { sizes: [...new Set(sizes)] });
  return new Map(found.map((checkpoint) => [checkpoint.size, checkpoint]));
}

/** The last checkpoint that a quorum of witnesses signed; null before the first. */
export async function witnessedCheckpoint(rows: Rows, quorum: number): Promise<CheckpointRow | null> {
  const seen = await statements.sizeWithQuorum.first(rows, { quorum: Math.max(1, quorum) });
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
  const next = await statements.checkpointAfter.first(rows, { size: witnessed.size });
  const isAway = next && next.at.getTime() < now.getTime() - WAITS_FOR_MILLISECONDS;
  return isAway ? lastCheckpoint(rows) : witnessed;
}
