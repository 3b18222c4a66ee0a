import type { Rows } from '#gateway/database/rows.ts';
import { formatArchiveLine } from '#record/archive/lines.ts';
import { LogKeys } from '#record/archive/log-keys.ts';
import { type KeyLeaf, parseLeaf } from '#record/leaf/leaf.ts';
import { formatVerifierKey, parseVerifierKey, type VerifierKey } from '#record/note/keys.ts';
import { parseNote } from '#record/note/note.ts';
import { firstSigned } from './read-checkpoint.sql.ts';
import { keyLeaves } from './sign-checkpoint.sql.ts';

/** The leaves that change keys as lines of all.ndjson.gz: with them a page follows the log from a key that it knows to the later ones. */
export async function keyLines(rows: Rows): Promise<string> {
  const leaves = await keyLeaves.all(rows);
  return leaves
    .map(({ index, body: leaf }) =>
      formatArchiveLine({ line: 'leaf', index, leaf, opening: null, result: null }),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** The keys that signed the log before this one, or that will once the log says so; the first signed first. */
export async function otherLogKeys(rows: Rows, key: VerifierKey): Promise<VerifierKey[]> {
  const { changes } = await readKeys(rows, key);
  const named = new Set(changes.flatMap(({ old, key: next }) => [old, next]));
  named.delete(formatVerifierKey(key));
  return [...named].map(parseVerifierKey);
}

/** Why a key must not sign the log, whose last leaf is of a moment in milliseconds; null when it may. */
export async function signingKeyProblem(
  rows: Rows,
  key: VerifierKey,
  lastAt: number,
): Promise<string | null> {
  const { keys, isSignedByOthers, problem } = await readKeys(rows, key);
  if (isSignedByOthers)
    return `it is signed with another key than RECORD_KEY (${key.id}): change it with record-key rotate`;
  return problem ? `a leaf announces a key wrongly. ${problem}` : keys.problem([key], lastAt);
}

interface KeysSoFar {
  keys: LogKeys;
  /** Those that hold: someone with the database alone can write others, which no key of the log signed off. */
  changes: KeyLeaf[];
  /** What is wrong with the first that does not hold. */
  problem: string | null;
  /** No key that is known signed the first checkpoint. */
  isSignedByOthers: boolean;
}

async function readKeys(rows: Rows, key: VerifierKey): Promise<KeysSoFar> {
  const found = await keyLeaves.all(rows);
  const leaves = found.map(({ body }) => parseLeaf(body)).filter((leaf) => leaf.kind === 'key');
  const named = new Set([formatVerifierKey(key), ...leaves.flatMap(({ old, key: next }) => [old, next])]);
  const keys = new LogKeys([...named].map(parseVerifierKey));
  const first = await firstSigned.first(rows);
  const begins = first ? keys.signersOf(parseNote(first.note)) : [key];
  if (begins.length > 0) keys.problem(begins, 0);
  const changes: KeyLeaf[] = [];
  let problem: string | null = null;
  for (const leaf of leaves) {
    const wrong = keys.take(leaf);
    if (wrong === null) changes.push(leaf);
    problem ??= wrong;
  }
  return { keys, changes, problem, isSignedByOthers: begins.length === 0 };
}
