import type { Rows } from '#gateway/database/rows.ts';
import { utf8 } from '#record/bytes.ts';
import { entryBundle } from '#record/tiles/entries.ts';
import { parseTilePath, TILE_WIDTH, widthOf } from '#record/tiles/tiles.ts';
import { storedTiles } from './stored-tiles.ts';

/** A tile or bundle of entries at a width that was signed; null for a path that is none. Immutable. */
export async function tileFile(rows: Rows, path: string): Promise<Uint8Array | null> {
  const tile = parseTilePath(path);
  if (!tile) return null;
  const [head] = await rows.execute<{ size: number }[]>(
    'select coalesce(max(size), 0)::int as size from record_checkpoints',
  );
  if (tile.width > widthOf(tile, head?.size ?? 0)) return null;
  if (tile.kind === 'entries') return entries(rows, tile.n * TILE_WIDTH, tile.width);
  const [hashes] = await storedTiles(rows, [tile]);
  return hashes?.subarray(0, tile.width * 32) ?? null;
}

async function entries(rows: Rows, from: number, width: number): Promise<Uint8Array> {
  const sql = 'select body from record_leaves where index >= ? and index < ? order by index';
  const leaves = await rows.execute<{ body: string }[]>(sql, [from, from + width]);
  return entryBundle(leaves.map(({ body }) => utf8(body)));
}
