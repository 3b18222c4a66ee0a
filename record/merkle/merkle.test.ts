import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hexOf } from '#record/bytes.ts';
import { leafHash, NaiveTree, textLeaves } from '#record/testing/naive-tree.ts';
import { TileStore } from '#record/testing/tile-store.ts';
import { proveConsistency, rootFromTiles } from '#record/tiles/proofs.ts';
import { proveInclusion } from '#record/tiles/prove-inclusion.ts';
import { Frontier } from './frontier.ts';
import { emptyRoot } from './hashes.ts';
import { isConsistent, isIncluded } from './verify.ts';

const { rfc6962, leafText } = JSON.parse(readFileSync('record/testing/vectors.json', 'utf8'));
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const MOST = 600;
const leaves = textLeaves(MOST);
const naive = new NaiveTree(leaves);
const rootOf = (size: number) => naive.root(size);
const leafOf = (index: number) => leaves[index] ?? emptyRoot();

/** All tiles of the largest tree; a smaller one reads what it needs of them. */
const store = new TileStore();
store.append(leaves);

describe('known answers of RFC 6962', () => {
  const known: Uint8Array[] = rfc6962.leaves.map((leaf: string) => leafHash(bytes(leaf)));

  test('roots', () => {
    const frontier = new Frontier();
    expect(hexOf(frontier.root())).toBe(rfc6962.emptyRoot);
    for (const [index, leaf] of known.entries()) {
      frontier.append(leaf);
      expect(hexOf(frontier.root())).toBe(rfc6962.roots[index]);
    }
  });

  test.each<{ index: number; size: number; path: string[] }>(rfc6962.inclusion)(
    'inclusion of $index in $size',
    async ({ index, size, path }) => {
      const tiles = new TileStore();
      const root = tiles.append(known.slice(0, size));
      const proof = await proveInclusion(index, size, tiles.read);
      expect(proof.map(hexOf)).toEqual(path);
      expect(isIncluded({ leaf: known[index] ?? emptyRoot(), index, size, root, proof })).toBe(true);
    },
  );

  test.each<{ from: number; to: number; proof: string[] }>(rfc6962.consistency)(
    'consistency of $from with $to',
    async ({ from, to, proof }) => {
      const tiles = new TileStore();
      tiles.append(known);
      expect((await proveConsistency(from, to, tiles.read)).map(hexOf)).toEqual(proof);
    },
  );

  test('roots of larger trees', async () => {
    const frontier = new Frontier();
    const tiles = new TileStore();
    let appended: Uint8Array[] = [];
    for (const leaf of textLeaves(70_000)) {
      frontier.append(leaf);
      appended.push(leaf);
      const expected = leafText.roots[frontier.size];
      if (!expected) continue;
      expect(hexOf(frontier.root())).toBe(expected);
      expect(hexOf(tiles.append(appended))).toBe(expected);
      expect(hexOf(await rootFromTiles(frontier.size, tiles.read))).toBe(expected);
      appended = [];
    }
    expect(frontier.size).toBe(70_000);
  });
});

describe('proofs from tiles against a naive tree', () => {
  test(`inclusion: each size up to ${MOST}, at its edges and at random`, async () => {
    for (let size = 1; size <= MOST; size += 1) {
      const random = fc.sample(fc.nat(size - 1), { seed: size, numRuns: 3 });
      for (const index of new Set([0, size - 1, size >> 1, ...random])) {
        const proof = await proveInclusion(index, size, store.read);
        expect(proof.map(hexOf)).toEqual(naive.inclusion(index, size).map(hexOf));
        const claim = { leaf: leafOf(index), index, size, root: rootOf(size), proof };
        expect(isIncluded(claim)).toBe(true);
      }
    }
  });

  test(`consistency: each size up to ${MOST} with older ones`, async () => {
    for (let size = 1; size <= MOST; size += 1) {
      const random = fc.sample(fc.integer({ min: 1, max: size }), { seed: size, numRuns: 3 });
      for (const older of new Set([1, size, (size + 1) >> 1, ...random])) {
        const proof = await proveConsistency(older, size, store.read);
        expect(proof.map(hexOf)).toEqual(naive.consistency(older, size).map(hexOf));
        const [was, is] = [
          { size: older, root: rootOf(older) },
          { size, root: rootOf(size) },
        ];
        expect(isConsistent({ older: was, newer: is, proof })).toBe(true);
      }
    }
  });

  const sizes = fc.integer({ min: 2, max: MOST });

  test('a proof shows no other leaf, index, size or root', async () => {
    const property = fc.asyncProperty(sizes, fc.nat(), fc.nat(), async (size, at, other) => {
      const index = at % size;
      const proof = await proveInclusion(index, size, store.read);
      const claim = { leaf: leafOf(index), index, size, root: rootOf(size), proof };
      const elsewhere = other % size;
      const forged = [
        { ...claim, leaf: leafOf((index + 1) % MOST) },
        { ...claim, root: rootOf(size - 1) },
        { ...claim, proof: [...proof, leafOf(0)] },
        { ...claim, proof: proof.slice(1) },
        ...(elsewhere === index ? [] : [{ ...claim, index: elsewhere }]),
        ...proof.map((hash, step) => ({
          ...claim,
          proof: proof.with(
            step,
            hash.map((byte) => byte ^ 1),
          ),
        })),
      ];
      for (const each of forged) expect(isIncluded(each)).toBe(false);
    });
    await fc.assert(property, { numRuns: 300 });
  });

  test('a rewritten tree is consistent with no older one', async () => {
    const property = fc.asyncProperty(sizes, fc.nat(), fc.nat(), async (size, first, second) => {
      const older = 1 + (first % (size - 1));
      const rewritten = leaves.slice(0, size).with(second % older, leafHash(bytes('ff')));
      const tiles = new TileStore();
      const root = tiles.append(rewritten);
      const proof = await proveConsistency(older, size, tiles.read);
      const newer = { size, root };
      expect(isConsistent({ older: { size: older, root: rootOf(older) }, newer, proof })).toBe(false);
    });
    await fc.assert(property, { numRuns: 200 });
  });

  test('appending one by one, by what is stored, makes the same tiles', () => {
    const single = new TileStore();
    for (const leaf of leaves) single.append([leaf]);
    expect(single.tiles).toEqual(store.tiles);
  });
});
