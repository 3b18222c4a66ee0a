import { concat } from '#record/bytes.ts';
import { emptyRoot, nodeHash } from '#record/merkle/hashes.ts';
import { splitOf } from '#record/merkle/ranges.ts';
import { sha256 } from '#record/platform.ts';

/** The hash of a leaf of any bytes; those of the record are text. */
export function leafHash(entry: Uint8Array): Uint8Array {
  return sha256(concat(Uint8Array.of(0), entry));
}

/** RFC 6962 word for word, with all leaves in hand: what the product's quicker ways are held against. */
export class NaiveTree {
  readonly #roots = new Map<string, Uint8Array>();
  readonly #leaves: readonly Uint8Array[];

  constructor(leaves: readonly Uint8Array[]) {
    this.#leaves = leaves;
  }

  /** Of the leaves from one up to and without another; each is computed once. */
  root(to: number, from = 0): Uint8Array {
    if (to - from <= 1) return this.#leaves[from] ?? emptyRoot();
    const middle = from + splitOf(to - from);
    const root = this.#roots.get(`${from}-${to}`) ?? nodeHash(this.root(middle, from), this.root(to, middle));
    this.#roots.set(`${from}-${to}`, root);
    return root;
  }

  inclusion(index: number, to: number, from = 0): Uint8Array[] {
    if (to - from <= 1) return [];
    const middle = from + splitOf(to - from);
    return index < middle
      ? [...this.inclusion(index, middle, from), this.root(to, middle)]
      : [...this.inclusion(index, to, middle), this.root(middle, from)];
  }

  consistency(older: number, to: number, from = 0, isWhole = true): Uint8Array[] {
    if (older === to) return isWhole ? [] : [this.root(to, from)];
    const middle = from + splitOf(to - from);
    return older <= middle
      ? [...this.consistency(older, middle, from, isWhole), this.root(to, middle)]
      : [...this.consistency(older, to, middle, false), this.root(middle, from)];
  }
}

export function textLeaves(count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, index) => leafHash(new TextEncoder().encode(`leaf ${index}`)));
}
