import { type Range, splitOf } from '#record/merkle/ranges.ts';
import { hashesOfRanges, type ReadTiles } from './proofs.ts';

/** The inclusion proof of a leaf in the tree of a size, from the leaf's sibling up. */
export function proveInclusion(index: number, size: number, read: ReadTiles): Promise<Uint8Array[]> {
  return hashesOfRanges(inclusionRanges(index, size), size, read);
}

/** The subtrees whose hashes prove the leaf, from its sibling up (RFC 6962, section 2.1.1). */
function inclusionRanges(index: number, size: number): Range[] {
  if (!(index >= 0 && index < size)) throw new RangeError(`Leaf ${index} is not in a tree of ${size}.`);
  return path(index, { from: 0, to: size });
}

function path(index: number, { from, to }: Range): Range[] {
  if (to - from === 1) return [];
  const middle = from + splitOf(to - from);
  return index < middle
    ? [...path(index, { from, to: middle }), { from: middle, to }]
    : [...path(index, { from: middle, to }), { from, to: middle }];
}
