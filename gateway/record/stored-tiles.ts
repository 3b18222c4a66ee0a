import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { ReadTiles } from '#record/tiles/proofs.ts';
import type { Tile, TileHashes } from '#record/tiles/tiles.ts';
import { RecordTileEntity } from './record.entity.ts';

/** The stored bytes of tiles, each at its newest width; undefined for one that is not stored. */
export async function storedTiles(
  rows: Rows,
  tiles: readonly Pick<Tile, 'level' | 'n'>[],
): Promise<(Uint8Array | undefined)[]> {
  if (tiles.length === 0) return [];
  const found = await rows.execute<RecordOf<typeof RecordTileEntity>[]>(
    `select ${columnsOf(RecordTileEntity)} from record_tiles
       join json_to_recordset(?::json) as asked (level int, n int) using (level, n)`,
    [JSON.stringify(tiles)],
  );
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

/** Stored tiles only grow: a trigger refuses everything else. */
export async function keepTiles(rows: Rows, tiles: readonly TileHashes[]): Promise<void> {
  for (const { level, n, hashes } of tiles)
    await rows.execute(
      `insert into record_tiles (level, n, hashes) values (?, ?, ?)
         on conflict (level, n) do update set hashes = excluded.hashes`,
      [level, n, Buffer.from(hashes)],
    );
}
