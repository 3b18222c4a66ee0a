import { nodeHash } from '#record/merkle/hashes.ts';
import { consistencyRanges, fullSubtrees, type Range } from '#record/merkle/ranges.ts';
import { perfectRoot } from './append.ts';
import { hashesOf, TILE_WIDTH, type Tile, tilePath, widthOf } from './tiles.ts';

/** Reads tiles, in the order asked; a partial tile may be answered by a wider one. Rejects when one is missing. */
export type ReadTiles = (tiles: readonly Tile[]) => Promise<readonly Uint8Array[]>;

/** The proof that the tree of `size` begins with the tree of `older`. */
export function proveConsistency(older: number, size: number, read: ReadTiles): Promise<Uint8Array[]> {
  return hashesOfRanges(consistencyRanges(older, size), size, read);
}

/** The root of the tree of a size, from its tiles. */
export async function rootFromTiles(size: number, read: ReadTiles): Promise<Uint8Array> {
  const [root] = await hashesOfRanges([{ from: 0, to: size }], size, read);
  if (!root) throw new RangeError('A tree without leaves has no tiles.');
  return root;
}

/** The hash of each range, in the tree of a size. */
export async function hashesOfRanges(
  ranges: readonly Range[],
  size: number,
  read: ReadTiles,
): Promise<Uint8Array[]> {
  const needed = new Map<string, Tile>();
  for (const range of ranges.flatMap(fullSubtrees)) {
    const tile = tileOf(range, size);
    needed.set(tilePath(tile), tile);
  }
  const tiles = [...needed.values()];
  const bytes = await read(tiles);
  const hashes = new Map(
    tiles.map((tile, at) => [tilePath(tile), hashesOf(tile, bytes[at] ?? new Uint8Array())]),
  );
  const ofSubtree = (range: Range) => {
    const { level, n, ...tile } = tileOf(range, size);
    const unit = TILE_WIDTH ** level;
    const first = range.from / unit - n * TILE_WIDTH;
    const row = hashes.get(tilePath({ level, n, ...tile })) ?? [];
    return perfectRoot(row.slice(first, first + (range.to - range.from) / unit));
  };
  return ranges.map((range) =>
    fullSubtrees(range)
      .map(ofSubtree)
      .reduceRight((right, left) => nodeHash(left, right)),
  );
}

/** The tile that holds a full subtree's hash, or the hashes under it. */
function tileOf({ from, to }: Range, size: number): Tile {
  let level = 0;
  while (TILE_WIDTH ** (level + 1) <= to - from) level += 1;
  const n = Math.floor(from / TILE_WIDTH ** (level + 1));
  return { level, n, width: widthOf({ level, n }, size) };
}
