import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { LOOPBACK_MARKER } from './vite-plugin.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function filesBelow(folder: string, pattern: RegExp): Promise<string[]> {
  if (!existsSync(join(root, folder))) return [];
  const names = await readdir(join(root, folder), { recursive: true });
  return names.filter((name) => pattern.test(name)).map((name) => join(root, folder, name));
}

/** The files that hold one of the texts, by their path. */
async function holding(files: string[], texts: RegExp): Promise<string[]> {
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files.filter((_, index) => texts.test(contents[index] ?? '')).map((file) => file.slice(root.length));
}

describe('production holds nothing of the local Braintree', () => {
  test('neither front end nor gateway nor schema imports it', async () => {
    const folders = ['frontend', 'gateway', 'schema'];
    const sources = (
      await Promise.all(folders.map((folder) => filesBelow(folder, /(?<!\.test)\.(ts|tsx|mjs)$/)))
    ).flat();
    expect(sources.length).toBeGreaterThan(20);
    const imports = /(from|import)\s*\(?\s*['"](#local\/|(\.\.\/)+local\/)[^'"]*braintree/;
    expect(await holding(sources, imports)).toEqual([]);
  });

  test('what is built, where it is built, holds no trace of it', async () => {
    const built = await filesBelow('dist/frontend', /\.(js|html|css)$/);
    expect(await holding(built, new RegExp(`${LOOPBACK_MARKER}|/__control`))).toEqual([]);
  });

  test('its parts are no dependencies of production', async () => {
    const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const parts = [
      'framebus',
      'card-validator',
      'credit-card-type',
      'fast-xml-parser',
      'esbuild',
      'tsx',
      'vite',
    ];
    expect(parts.filter((name) => name in dependencies)).toEqual([]);
  });
});
