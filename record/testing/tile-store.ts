import { TileAppender } from '#record/tiles/append.ts';
import type { ReadTiles } from '#record/tiles/proofs.ts';
import { edgeTiles, type TileHashes } from '#record/tiles/tiles.ts';

/** Tiles as a table keeps them: each once, at its newest width. */
export class TileStore {
  readonly tiles = new Map<string, TileHashes>();
  size = 0;

  /** Appends by what is stored, as a gateway does that has just been started. */
  append(leaves: readonly Uint8Array[]): Uint8Array {
    const edge = edgeTiles(this.size).flatMap(({ level, n }) => this.tiles.get(`${level}/${n}`) ?? []);
    const appender = new TileAppender(this.size, edge);
    for (const leaf of leaves) appender.append(leaf);
    for (const tile of appender.takeChanged()) this.tiles.set(`${tile.level}/${tile.n}`, tile);
    this.size = appender.size;
    return appender.root();
  }

  read: ReadTiles = async (tiles) =>
    tiles.map(({ level, n }) => {
      const tile = this.tiles.get(`${level}/${n}`);
      if (!tile) throw new Error(`No tile ${level}/${n}.`);
      return tile.hashes;
    });
}
