import type { Rows } from '#gateway/database/rows.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { TileAppender } from '#record/tiles/append.ts';
import { edgeTiles, TILE_WIDTH, type TileHashes } from '#record/tiles/tiles.ts';
import * as statements from './sign-checkpoint.sql.ts';
import { storedTiles } from './stored-tiles.ts';

/** Leaves that are read at once: a process that checks a large log goes on answering requests. */
const BATCH = 4 * TILE_WIDTH;

/** The right edge of a tree as it was computed from its leaves. */
export interface TreeEdge {
  size: number;
  tiles: readonly TileHashes[];
}

export const NO_LEAVES: TreeEdge = { size: 0, tiles: [] };

interface Comparison {
  /** What differs first, as the reason of a stop; null where tiles and leaves agree. */
  problem: string | null;
  edge: TreeEdge;
  /** The edge under whole tiles: what lies before it need not be read again to go on. */
  settled: TreeEdge;
}

/**
 * Computes the tree of a size from its leaves, from an edge on that was computed before, and holds every stored tile that
 * they are in against it, up to the edge. Takes no lock: leaves and tiles below a signed size do not change.
 */
export async function compareTiles(rows: Rows, from: TreeEdge, size: number): Promise<Comparison> {
  const whole = size - (size % TILE_WIDTH);
  let settled = from;
  while (settled.size < whole) {
    const next = await compareBatch(rows, settled, Math.min(settled.size + BATCH, whole));
    if (typeof next === 'string') return { problem: next, edge: settled, settled };
    settled = next;
  }
  const edge = await compareBatch(rows, settled, size);
  if (typeof edge === 'string') return { problem: edge, edge: settled, settled };
  return { problem: null, edge, settled };
}

/** Answers the edge at a size, or what differs. */
async function compareBatch(rows: Rows, from: TreeEdge, size: number): Promise<TreeEdge | string> {
  const tree = new TileAppender(from.size, from.tiles);
  for (const body of await leafBodies(rows, from.size, size)) tree.append(textLeafHash(body));
  if (tree.size !== size) return `leaf ${tree.size} is missing, or one after it`;
  const computed = new Map([...from.tiles, ...tree.takeChanged()].map((tile) => [placeOf(tile), tile]));
  // The lowest first: what differs there makes all above it differ.
  const tiles = [...computed.values()].sort((one, other) => one.level - other.level || one.n - other.n);
  const problem = await differenceIn(rows, tiles);
  return problem ?? { size, tiles: edgeTiles(size).flatMap((tile) => computed.get(placeOf(tile)) ?? []) };
}

const placeOf = ({ level, n }: { level: number; n: number }) => `${level}/${n}`;

async function differenceIn(rows: Rows, computed: readonly TileHashes[]): Promise<string | null> {
  const stored = await storedTiles(rows, computed);
  for (const [at, { level, n, hashes }] of computed.entries()) {
    const bytes = stored[at] ?? new Uint8Array();
    if (bytes.length < hashes.length) return `the tile ${level}/${n} is missing, or a part of it`;
    const place = hashes.findIndex((byte, index) => byte !== bytes[index]);
    if (place < 0) continue;
    if (level > 0) return `the tile ${level}/${n} is not that of its leaves`;
    return `leaf ${n * TILE_WIDTH + Math.floor(place / 32)} is not what its tile holds`;
  }
  return null;
}

/** The texts of leaves in their order. */
export async function leafBodies(rows: Rows, from: number, to: number): Promise<string[]> {
  if (from === to) return [];
  return (await statements.leafBodies.all(rows, { from, until: to })).map(({ body }) => body);
}
