import type { Rows } from '#gateway/database/rows.ts';
import { LogKeys } from '#record/archive/log-keys.ts';
import { type KeyLeaf, parseLeaf } from '#record/leaf/leaf.ts';
import { formatVerifierKey, parseVerifierKey, type VerifierKey } from '#record/note/keys.ts';
import { parseNote } from '#record/note/note.ts';

/** The changes of keys that the log holds, the latest last. */
async function keyLeaves(rows: Rows): Promise<KeyLeaf[]> {
  const found = await rows.execute<{ body: string }[]>(
    "select body from record_leaves where kind = 'key' order by index",
  );
  return found.map(({ body }) => parseLeaf(body)).filter((leaf) => leaf.kind === 'key');
}

/** The keys that signed the log before this one, or that will once the log says so; the first signed first. */
export async function otherLogKeys(rows: Rows, key: VerifierKey): Promise<VerifierKey[]> {
  const leaves = await keyLeaves(rows);
  const named = new Set(leaves.flatMap(({ old, key: next }) => [old, next]));
  named.delete(formatVerifierKey(key));
  return [...named].map(parseVerifierKey);
}

/**
 * Why a key must not sign the log, whose last leaf is of a moment in milliseconds; null when it may. `lastNote` is the
 * last signed checkpoint; null before the first.
 */
export async function signingKeyProblem(
  rows: Rows,
  key: VerifierKey,
  lastAt: number,
  lastNote: string | null,
): Promise<string | null> {
  const leaves = await keyLeaves(rows);
  const named = new Set([formatVerifierKey(key), ...leaves.flatMap(({ old, key: next }) => [old, next])]);
  const keys = new LogKeys([...named].map(parseVerifierKey));
  const [first] = leaves;
  const begins = first
    ? [parseVerifierKey(first.old)]
    : lastNote
      ? keys.signersOf(parseNote(lastNote))
      : [key];
  if (begins.length === 0)
    return `it is signed with another key than RECORD_KEY (${key.id}): change it with record-key rotate`;
  keys.problem(begins, 0);
  for (const leaf of leaves) {
    const problem = keys.take(leaf);
    if (problem) return `a leaf announces a key wrongly. ${problem}`;
  }
  return keys.problem([key], lastAt);
}
