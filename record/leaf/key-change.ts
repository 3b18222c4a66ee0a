import { fromBase64 } from '#record/bytes.ts';
import { Malformed } from '#record/malformed.ts';
import { ED25519, formatVerifierKey, parseVerifierKey, type VerifierKey } from '#record/note/keys.ts';
import { isSignedBy } from '#record/note/note.ts';
import type { KeyLeaf } from './leaf.ts';

/** One key of a log replaces another. */
interface KeyChange {
  old: VerifierKey;
  next: VerifierKey;
}

/** What the old key signs: both keys, which name the log. */
export function keyChangeText({ old, next }: KeyChange): string {
  return `chalkline/key/v1\n${formatVerifierKey(old)}\n${formatVerifierKey(next)}\n`;
}

/** What a `key` leaf says. Throws Malformed when it names no keys of one log, or the old key did not sign it off. */
export function readKeyChange(leaf: KeyLeaf): KeyChange {
  const change = { old: parseVerifierKey(leaf.old), next: parseVerifierKey(leaf.key) };
  const { old, next } = change;
  if (old.name !== next.name || old.type !== ED25519 || next.type !== ED25519)
    throw new Malformed(`${old.name} and ${next.name} are not keys of one log.`);
  const signature = fromBase64(leaf.signature, 'The signature', 64);
  if (!isSignedBy(old, keyChangeText(change), { name: old.name, id: old.id, signature }))
    throw new Malformed(`The key ${old.id} did not sign off the key ${next.id}.`);
  return change;
}
