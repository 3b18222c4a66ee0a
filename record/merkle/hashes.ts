import { sha256 } from '#record/platform.ts';

/** RFC 6962, section 2.1: leaves and nodes are hashed under different prefixes, so that neither passes for the other. */
const LEAF = 0;
const NODE = 1;

export function leafHash(entry: Uint8Array): Uint8Array {
  const data = new Uint8Array(entry.length + 1);
  data[0] = LEAF;
  data.set(entry, 1);
  return sha256(data);
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
