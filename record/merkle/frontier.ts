import { emptyRoot, nodeHash } from './hashes.ts';

/** The roots of the full subtrees of a growing tree: as many hashes as the size has bits. */
export class Frontier {
  /** By height; a hash is there where the size has that bit. */
  readonly #full: (Uint8Array | undefined)[] = [];
  size = 0;

  append(leaf: Uint8Array): void {
    let [hash, height] = [leaf, 0];
    for (let left = this.#full[0]; left; left = this.#full[height]) {
      this.#full[height] = undefined;
      hash = nodeHash(left, hash);
      height += 1;
    }
    this.#full[height] = hash;
    this.size += 1;
  }

  root(): Uint8Array {
    let root: Uint8Array | undefined;
    for (const left of this.#full) if (left) root = root ? nodeHash(left, root) : left;
    return root ?? emptyRoot();
  }
}
