import { Malformed } from '#record/malformed.ts';

/** Hashes in a full tile. */
export const TILE_WIDTH = 256;

/** Hashes next to each other at one height: a tile of level 1 holds the roots of full tiles of level 0. */
export interface Tile {
  level: number;
  n: number;
  /** How many hashes it holds, 1 to 256. */
  width: number;
}

export interface TileHashes extends Tile {
  hashes: Uint8Array;
}

/** Where a tile is under the log's address: `tile/0/x001/x234/067`, `tile/1/000.p/17`. */
export function tilePath({ level, n, width }: Tile): string {
  return `tile/${level}/${indexPath(n, width)}`;
}

/** Where the entries of a tile of level 0 are: `tile/entries/273.p/112`. */
export function entriesPath(n: number, width: number): string {
  return `tile/entries/${indexPath(n, width)}`;
}

function indexPath(n: number, width: number): string {
  const groups = [String(n % 1_000).padStart(3, '0')];
  for (let rest = Math.floor(n / 1_000); rest > 0; rest = Math.floor(rest / 1_000))
    groups.unshift(`x${String(rest % 1_000).padStart(3, '0')}`);
  return groups.join('/') + (width === TILE_WIDTH ? '' : `.p/${width}`);
}

const PATH = /^tile\/(entries|0|[1-9]\d?)\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** The tile, or entry bundle, of a path; null when it is none, or not in the one spelling that tlog-tiles allows. */
export function parseTilePath(
  path: string,
): ({ kind: 'hashes' } & Tile) | ({ kind: 'entries' } & Tile) | null {
  const [, level, groups = '', partial] = PATH.exec(path) ?? [];
  if (level === undefined) return null;
  const n = Number(groups.replace(/[x/]/g, ''));
  const tile = { level: level === 'entries' ? 0 : Number(level), n, width: Number(partial ?? TILE_WIDTH) };
  if (tile.level > 63 || !Number.isSafeInteger(n)) return null;
  const spelled = level === 'entries' ? entriesPath(n, tile.width) : tilePath(tile);
  return spelled === path ? { kind: level === 'entries' ? 'entries' : 'hashes', ...tile } : null;
}

/** How many hashes a tree has at a level of tiles. */
function hashesAt(level: number, size: number): number {
  return Math.floor(size / TILE_WIDTH ** level);
}

/** The width of a tile in a tree of a size; 0 when the tree has no such tile. */
export function widthOf({ level, n }: { level: number; n: number }, size: number): number {
  return Math.max(0, Math.min(TILE_WIDTH, hashesAt(level, size) - n * TILE_WIDTH));
}

/** The partial tiles at the right edge of a tree, from level 0 up: what appending begins with. */
export function edgeTiles(size: number): Tile[] {
  const tiles: Tile[] = [];
  for (let level = 0; hashesAt(level, size) > 0; level += 1) {
    const width = hashesAt(level, size) % TILE_WIDTH;
    if (width > 0) tiles.push({ level, n: Math.floor(hashesAt(level, size) / TILE_WIDTH), width });
  }
  return tiles;
}

/** The hashes of a tile, one by one. Throws Malformed when there are fewer than its width; more are left out. */
export function hashesOf(tile: Tile, bytes: Uint8Array): Uint8Array[] {
  if (bytes.length < tile.width * 32 || bytes.length % 32 !== 0)
    throw new Malformed(`${tilePath(tile)} has ${bytes.length} bytes instead of ${tile.width * 32}.`);
  return Array.from({ length: tile.width }, (_, index) => bytes.subarray(index * 32, index * 32 + 32));
}
