import type { Rows } from '#gateway/database/rows.ts';
import { utf8 } from '#record/bytes.ts';
import { entryBundle } from '#record/tiles/entries.ts';
import { parseTilePath, TILE_WIDTH, widthOf } from '#record/tiles/tiles.ts';
import { signedSize } from './read-checkpoint.sql.ts';
import { leafBodies } from './sign-checkpoint.sql.ts';
import { storedTiles } from './stored-tiles.ts';

/** A tile or bundle of entries at a width that was signed; null for a path that is none. Immutable. */
export async function tileFile(rows: Rows, path: string): Promise<Uint8Array | null> {
  const tile = parseTilePath(path);
  if (!tile) return null;
  const head = await signedSize.first(rows);
  if (tile.width > widthOf(tile, head?.size ?? 0)) return null;
  if (tile.kind === 'entries') return entries(rows, tile.n * TILE_WIDTH, tile.width);
  const [hashes] = await storedTiles(rows, [tile]);
  return hashes?.subarray(0, tile.width * 32) ?? null;
}

async function entries(rows: Rows, from: number, width: number): Promise<Uint8Array> {
  const leaves = await leafBodies.all(rows, { from, until: from + width });
  return entryBundle(leaves.map(({ body }) => utf8(body)));
}
