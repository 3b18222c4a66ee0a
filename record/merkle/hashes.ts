import { refuseHalfPairs } from '#record/bytes.ts';
import { sha256 } from '#record/platform.ts';

/** RFC 6962, section 2.1: leaves and nodes are hashed under different prefixes, so that neither passes for the other. A leaf's is 0. */
const NODE = 1;

/** The hash of an entry that is text, in UTF-8. Throws Malformed where it holds half a surrogate pair. */
export function textLeafHash(entry: string): Uint8Array {
  refuseHalfPairs(entry);
  return sha256(`\0${entry}`);
}

/** One buffer for all: a log of a million leaves has as many nodes. */
const pair = new Uint8Array(65);
pair[0] = NODE;

export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  pair.set(left, 1);
  pair.set(right, 33);
  return sha256(pair);
}

/** The root of no leaves. */
export function emptyRoot(): Uint8Array {
  return sha256(new Uint8Array());
}
