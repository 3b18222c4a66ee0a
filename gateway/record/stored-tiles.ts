import type { Rows } from '#gateway/database/rows.ts';
import type { ReadTiles } from '#record/tiles/proofs.ts';
import type { Tile, TileHashes } from '#record/tiles/tiles.ts';
import * as statements from './sign-checkpoint.sql.ts';

/** The stored bytes of tiles, each at its newest width; undefined for one that is not stored. */
export async function storedTiles(
  rows: Rows,
  tiles: readonly Pick<Tile, 'level' | 'n'>[],
): Promise<(Uint8Array | undefined)[]> {
  if (tiles.length === 0) return [];
  const found = await statements.storedTiles.all(rows, { tiles: JSON.stringify(tiles) });
  const byPlace = new Map(found.map(({ level, n, hashes }) => [`${level}/${n}`, new Uint8Array(hashes)]));
  return tiles.map(({ level, n }) => byPlace.get(`${level}/${n}`));
}

/** What proofs are made from. */
export function tileReader(rows: Rows): ReadTiles {
  return async (tiles) => {
    const stored = await storedTiles(rows, tiles);
    return stored.map((bytes, index) => {
      if (bytes) return bytes;
      const { level, n } = tiles[index] ?? {};
      throw new RangeError(`The tile ${level}/${n} is not stored`);
    });
  };
}

export async function keepTiles(rows: Rows, tiles: readonly TileHashes[]): Promise<void> {
  for (const { level, n, hashes } of tiles)
    await statements.keepTile.run(rows, { level, n, hashes: Buffer.from(hashes) });
}
