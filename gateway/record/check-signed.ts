import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { equalBytes } from '#record/bytes.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { Malformed } from '#record/malformed.ts';
import type { VerifierKey } from '#record/note/keys.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import { TileAppender } from '#record/tiles/append.ts';
import { compareTiles, NO_LEAVES, type TreeEdge } from './compare-tiles.ts';
import { otherLogKeys } from './log-keys.ts';
import { lastSigned } from './read-checkpoint.sql.ts';

/** The signed part of the log, computed from its leaves. */
export interface CheckedLog {
  /** Of the last checkpoint. */
  size: number;
  edge: TreeEdge;
  /** Why nothing may be signed after it; null where leaves, tiles and the signed root agree. */
  problem: string | null;
  /** From the first leaf on, not from where an earlier check of this process ended. */
  isComplete: boolean;
}

/** How far this process has compared tiles with leaves. A process that has just been started knows nothing yet. */
const settledBy = new WeakMap<object, TreeEdge>();

/**
 * Holds the signed leaves, the stored tiles and the last signed checkpoint against each other: the whole log the first time
 * in a process and while it is stopped, else what came since this process did so, the last tile and the right edge.
 */
export async function checkSigned(
  { record, database: { em } }: Pick<Services, 'record' | 'database'>,
  key: VerifierKey,
  wanted: 'all' | 'new',
): Promise<CheckedLog> {
  const known = wanted === 'all' ? NO_LEAVES : (settledBy.get(record) ?? NO_LEAVES);
  const last = await verifiedLast(em, key);
  const from = known.size <= last.size ? known : NO_LEAVES;
  const { edge, settled, ...compared } = await compareTiles(em, from, last.size);
  const problem = last.problem ?? compared.problem ?? rootProblem(last, edge);
  settledBy.set(record, problem === null ? settled : NO_LEAVES);
  return { size: last.size, edge, problem, isComplete: from.size === 0 };
}

interface VerifiedLast {
  size: number;
  /** Null before the first checkpoint. */
  root: Uint8Array | null;
  problem: string | null;
}

/** The last checkpoint by its signature: what is beside it in its row anyone with the database could have written. */
async function verifiedLast(rows: Rows, key: VerifierKey): Promise<VerifiedLast> {
  const row = await lastSigned.first(rows);
  if (!row) return { size: 0, root: null, problem: null };
  const { size, note } = row;
  const problem = `its checkpoint of ${size} leaves is not what was signed`;
  try {
    const logs = [key, ...(await otherLogKeys(rows, key))];
    const signed = checkCheckpoint({ logs, witnesses: new Map(), quorum: null }, parseCheckpoint(note));
    return signed.verdict === 'signed' && signed.checkpoint.size === size
      ? { size, root: signed.checkpoint.root, problem: null }
      : { size, root: null, problem };
  } catch (error) {
    if (error instanceof Malformed) return { size, root: null, problem };
    throw error;
  }
}

function rootProblem({ size, root }: VerifiedLast, { tiles }: TreeEdge): string | null {
  if (root === null || equalBytes(new TileAppender(size, tiles).root(), root)) return null;
  return `its leaves are not the ${size} that were signed`;
}
