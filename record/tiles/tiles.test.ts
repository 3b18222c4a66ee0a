import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Malformed } from '#record/malformed.ts';
import { textLeaves } from '#record/testing/naive-tree.ts';
import { TileStore } from '#record/testing/tile-store.ts';
import { TileAppender } from './append.ts';
import { entryBundle, parseEntryBundle } from './entries.ts';
import { edgeTiles, entriesPath, parseTilePath, tilePath, widthOf } from './tiles.ts';

const { tiles: known } = JSON.parse(readFileSync('record/testing/vectors.json', 'utf8'));

describe('the tiles of 70,000 leaves', () => {
  test('are as many and as wide as tlog-tiles says', () => {
    const store = new TileStore();
    store.append(textLeaves(known.size));
    for (const [level, [full, partial]] of Object.entries<[number, number]>(known.widths)) {
      const widths = [...store.tiles.values()].filter((tile) => String(tile.level) === level);
      expect(widths.filter(({ width }) => width === 256)).toHaveLength(full);
      expect(widths.filter(({ width }) => width < 256).map(({ width }) => width)).toEqual([partial]);
      expect(edgeTiles(known.size)).toContainEqual({ level: Number(level), n: full, width: partial });
      expect(widthOf({ level: Number(level), n: full }, known.size)).toBe(partial);
    }
  });

  test('a full tile is at once a hash of the level above', () => {
    expect(edgeTiles(256)).toEqual([{ level: 1, n: 0, width: 1 }]);
    expect(widthOf({ level: 0, n: 1 }, 256)).toBe(0);
  });

  test('appending without the right edge is refused', () => {
    expect(() => new TileAppender(300, [])).toThrow(Malformed);
  });
});

describe('paths', () => {
  test('as tlog-tiles writes them', () => {
    expect(tilePath({ level: 0, n: 1_234_067, width: 256 })).toBe(`tile/0/${known.pathOf1234067}`);
    expect(tilePath({ level: 1, n: 0, width: 17 })).toBe('tile/1/000.p/17');
    expect(entriesPath(273, 112)).toBe('tile/entries/273.p/112');
  });

  test('are read as they are written, and in no other spelling', () => {
    const tiles = fc.record({ level: fc.nat(63), n: fc.nat(), width: fc.integer({ min: 1, max: 256 }) });
    fc.assert(
      fc.property(tiles, (tile) => {
        expect(parseTilePath(tilePath(tile))).toEqual({ kind: 'hashes', ...tile });
        const entries = { kind: 'entries', ...tile, level: 0 };
        expect(parseTilePath(entriesPath(tile.n, tile.width))).toEqual(entries);
      }),
    );
  });

  test.each([
    'tile/64/000',
    'tile/00/000',
    'tile/0/0',
    'tile/0/x000/001',
    'tile/0/000.p/256',
    'tile/0/000.p/0',
    'tile/0/000.p/01',
    'tile/0/001/002',
    'tile/entries/x1/000',
    'tile/-1/000',
    '/tile/0/000',
    'tile/0/000/../000',
  ])('%s is none', (path) => expect(parseTilePath(path)).toBeNull());
});

describe('entry bundles', () => {
  test('are read as they are written', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 700 }), { maxLength: 256 }), (entries) => {
        expect(parseEntryBundle(entryBundle(entries)).map((each) => [...each])).toEqual(
          entries.map((each) => [...each]),
        );
      }),
    );
  });

  test('one that ends within an entry is refused', () => {
    const bundle = entryBundle([new Uint8Array(300)]);
    for (const length of [1, 2, 301])
      expect(() => parseEntryBundle(bundle.subarray(0, length))).toThrow(Malformed);
  });
});
