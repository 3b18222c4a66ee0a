import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#local/system/child-process.ts';

interface Entry {
  version: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
}

const lock: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const installed = Object.entries(lock.packages).filter(
  ([at, { link }]) => at.includes('node_modules/') && !link,
);

test('every package of every system is held by its hash', () => {
  expect(installed.length).toBeGreaterThan(1_000);
  const free = installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  expect(free.map(([at]) => at)).toEqual([]);
});

test('the lock names no registry', () => {
  expect(installed.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([]);
});
