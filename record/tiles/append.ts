import { concat } from '#record/bytes.ts';
import { emptyRoot, nodeHash } from '#record/merkle/hashes.ts';
import { edgeTiles, hashesOf, TILE_WIDTH, type TileHashes } from './tiles.ts';

/** One level: the hashes after its last full tile, and how many came before. */
interface Level {
  n: number;
  hashes: Uint8Array[];
}

/** Appends leaf hashes to the tiles of a tree. Begins with the partial tiles at its right edge, and needs no others. */
export class TileAppender {
  readonly #levels: Level[] = [];
  /** Tiles by their place; their rows go on growing until they are taken. */
  #changed = new Map<string, { level: number; n: number; hashes: Uint8Array[] }>();
  size: number;

  /** `edge` holds the tiles that `edgeTiles(size)` names. Throws Malformed when one is missing or short. */
  constructor(size: number, edge: readonly TileHashes[]) {
    this.size = size;
    for (let level = 0; TILE_WIDTH ** level <= size; level += 1)
      this.#levels.push({ n: Math.floor(size / TILE_WIDTH ** (level + 1)), hashes: [] });
    for (const tile of edgeTiles(size)) {
      const given = edge.find(({ level, n }) => level === tile.level && n === tile.n);
      const level = this.#levels[tile.level];
      if (level) level.hashes = hashesOf(tile, given?.hashes ?? new Uint8Array());
    }
  }

  append(leaf: Uint8Array): void {
    this.size += 1;
    this.#add(0, leaf);
  }

  #add(at: number, hash: Uint8Array): void {
    const level = this.#levels[at] ?? { n: 0, hashes: [] };
    this.#levels[at] = level;
    level.hashes.push(hash);
    this.#changed.set(`${at}/${level.n}`, { level: at, ...level });
    if (level.hashes.length < TILE_WIDTH) return;
    const root = perfectRoot(level.hashes);
    this.#levels[at] = { n: level.n + 1, hashes: [] };
    this.#add(at + 1, root);
  }

  /** The tiles that appending made or widened since this was last asked, each at its newest width. */
  takeChanged(): TileHashes[] {
    const changed = [...this.#changed.values()];
    this.#changed = new Map();
    return changed.map(({ hashes, ...tile }) => ({
      ...tile,
      width: hashes.length,
      hashes: concat(...hashes),
    }));
  }

  root(): Uint8Array {
    let root: Uint8Array | undefined;
    for (const { hashes } of this.#levels)
      for (const left of perfectRoots(hashes)) root = root ? nodeHash(left, root) : left;
    return root ?? emptyRoot();
  }
}

/** The roots of the full subtrees of a row of hashes, the rightmost and smallest first. */
function perfectRoots(hashes: readonly Uint8Array[]): Uint8Array[] {
  const roots: Uint8Array[] = [];
  let end = hashes.length;
  for (let length = 1; end > 0; length *= 2) {
    if (Math.floor(end / length) % 2 === 0) continue;
    roots.push(perfectRoot(hashes.slice(end - length, end)));
    end -= length;
  }
  return roots;
}

/** The root of as many hashes as a power of two. */
export function perfectRoot(hashes: readonly Uint8Array[]): Uint8Array {
  const [first, second] = hashes;
  if (!first) return emptyRoot();
  if (!second) return first;
  const middle = hashes.length / 2;
  return nodeHash(perfectRoot(hashes.slice(0, middle)), perfectRoot(hashes.slice(middle)));
}
