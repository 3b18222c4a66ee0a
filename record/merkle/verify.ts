import { equalBytes } from '#record/bytes.ts';
import { nodeHash } from './hashes.ts';

interface InclusionClaim {
  leaf: Uint8Array;
  index: number;
  size: number;
  root: Uint8Array;
  proof: readonly Uint8Array[];
}

/** Whether the proof shows the leaf hash at that index of the tree (RFC 9162, section 2.1.3.2). */
export function isIncluded({ leaf, index, size, root, proof }: InclusionClaim): boolean {
  if (!(index >= 0 && index < size)) return false;
  let [node, last, hash] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = nodeHash(sibling, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, half(last)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && equalBytes(hash, root);
}

interface ConsistencyClaim {
  older: { size: number; root: Uint8Array };
  newer: { size: number; root: Uint8Array };
  proof: readonly Uint8Array[];
}

/** Whether the proof shows that the newer tree begins with the older one (RFC 9162, section 2.1.4.2). */
export function isConsistent({ older, newer, proof }: ConsistencyClaim): boolean {
  if (!(older.size > 0 && older.size <= newer.size)) return false;
  if (older.size === newer.size) return proof.length === 0 && equalBytes(older.root, newer.root);
  let [node, last] = [older.size - 1, newer.size - 1];
  while (node % 2 === 1) [node, last] = [half(node), half(last)];
  const [first, ...rest] = node === 0 ? [older.root, ...proof] : proof;
  if (!first) return false;
  let [was, is] = [first, first];
  for (const hash of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      was = nodeHash(hash, was);
      is = nodeHash(hash, is);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, half(last)];
    } else {
      is = nodeHash(is, hash);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && equalBytes(was, older.root) && equalBytes(is, newer.root);
}

/** Not by shifting: sizes may pass 32 bits. */
function half(number: number): number {
  return Math.floor(number / 2);
}
