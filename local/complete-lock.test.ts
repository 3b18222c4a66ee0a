import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '#local/system/child-process.ts';

interface Entry {
  version: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
}

/** The product's, and that of the clients which a test installs. */
const LOCKS: [file: string, least: number][] = [
  ['package-lock.json', 1_000],
  ['examples/clients/package-lock.json', 200],
];

describe.each(LOCKS)('%s', (file, least) => {
  const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const installed = Object.entries(lock.packages).filter(
    ([at, { link }]) => at.includes('node_modules/') && !link,
  );

  test('holds every package of every system by its hash', () => {
    expect(installed.length).toBeGreaterThan(least);
    const free = installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
    expect(free.map(([at]) => at)).toEqual([]);
  });

  test('names no registry', () => {
    expect(installed.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([]);
  });
});
