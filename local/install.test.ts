import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '#local/system/child-process.ts';
import { neededBy, PRODUCT } from './install.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json'));
const MB = 1024 ** 2;
/** With its headers, a third of it, which npm takes away again when it next adds a package. */
const NODE_MB = 189;

test('a package is found where Node finds it: below the one that asks, then above, through links', () => {
  const lock = {
    '': { devDependencies: { one: '1' } },
    'node_modules/one': { dependencies: { two: '1', three: '1' } },
    'node_modules/one/node_modules/two': { optionalDependencies: { three: '1', absent: '1' } },
    'node_modules/two': {},
    'node_modules/three': {},
    'node_modules/ours': { link: true, resolved: 'packages/ours' },
    'packages/ours': { dependencies: { three: '2' } },
    'packages/ours/node_modules/three': { dependencies: { two: '1' } },
  };
  expect(neededBy(lock, [''])).toEqual([
    '',
    'node_modules/one',
    'node_modules/one/node_modules/two',
    'node_modules/three',
  ]);
  expect(neededBy(lock, ['node_modules/ours'])).toEqual([
    'node_modules/ours',
    'packages/ours',
    'packages/ours/node_modules/three',
    'node_modules/two',
  ]);
});

describe('npm start', () => {
  const places: string[] = neededBy(packages, PRODUCT).filter(
    // Those for other systems are in the lock file only.
    (at: string) => at.startsWith('node_modules/') && existsSync(join(root, at)),
  );

  test.each(['typescript', 'lighthouse', 'playwright-core', '@biomejs/biome', 'jsdom'])(
    'leaves %s to those who need it',
    (name) => {
      expect(packages).toHaveProperty([`node_modules/${name}`]);
      expect(places).not.toContain(`node_modules/${name}`);
    },
  );

  test('installs no more than 900 MB, and the README says how much', () => {
    const others = places.filter((at) => at !== 'node_modules/node');
    const megabytes = others.reduce((sum, at) => sum + bytesIn(join(root, at)), 0) / MB + NODE_MB;
    const [, said] = /installs what the product needs \((\d+) MB\)/.exec(read('README.md')) ?? [];
    expect(megabytes).toBeLessThan(900);
    expect(Math.abs(megabytes - Number(said))).toBeLessThan(15);
  });
});

/** On the disk. Packages inside have a place of their own in the lock file. */
function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
  return entries.reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesIn(path) : lstatSync(path).blocks * 512);
  }, lstatSync(folder).blocks * 512);
}
