import { parseArchiveLine } from '#record/archive/lines.ts';
import { LogKeys } from '#record/archive/log-keys.ts';
import { type Leaf, parseLeaf } from '#record/leaf/leaf.ts';
import { Malformed } from '#record/malformed.ts';
import { type SignedNote, signaturesBy } from '#record/note/note.ts';
import type { Policy } from '#record/policy/policy.ts';
import type { Kept } from './kept.ts';
import { readLines } from './read-lines.ts';

/**
 * The policy with the keys that the record announces, each signed off by one that the policy names: what was kept after a
 * change of keys is signed with them. The record is read for them only where something kept needs it.
 */
export async function withAnnouncedKeys(
  policy: Policy,
  archive: string | null,
  kept: readonly Kept[],
): Promise<Policy> {
  if (archive === null || !kept.flatMap(notesOf).some((note) => isOfOtherKey(policy, note))) return policy;
  const keys = new LogKeys(policy.logs);
  await readLines(archive, (line) => {
    if (!line.includes('\\"kind\\":\\"key\\"')) return;
    const leaf = readable(() => leafIn(line));
    if (leaf?.kind === 'key') keys.take(leaf);
  });
  return { ...policy, logs: keys.trusted };
}

function leafIn(line: string): Leaf | null {
  const read = parseArchiveLine(line);
  return read.line === 'leaf' ? parseLeaf(read.leaf) : null;
}

function notesOf(kept: Kept): SignedNote[] {
  if (kept.what === 'receipts') return kept.receipts.map(({ signed }) => signed.note);
  return kept.what === 'checkpoints' ? kept.checkpoints.map(({ note }) => note) : [];
}

/** What cannot be read is said where it is checked. */
function readable<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

function isOfOtherKey({ logs }: Policy, note: SignedNote): boolean {
  return (
    logs.some(({ name }) => note.text.startsWith(`${name}\n`)) &&
    !logs.some((key) => signaturesBy(key, note).length > 0)
  );
}
