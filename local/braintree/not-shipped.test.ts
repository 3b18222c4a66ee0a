import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, jest, test } from '@jest/globals';
import { LOOPBACK_MARKER } from './vite-plugin.ts';

jest.setTimeout(60_000);

const root = fileURLToPath(new URL('../../', import.meta.url));

async function filesBelow(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => pattern.test(name)).map((name) => join(folder, name));
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
      await Promise.all(folders.map((folder) => filesBelow(join(root, folder), /(?<!\.test)\.(ts|tsx|mjs)$/)))
    ).flat();
    expect(sources.length).toBeGreaterThan(20);
    const imports = /(from|import)\s*\(?\s*['"](#local\/|(\.\.\/)+local\/)[^'"]*braintree/;
    expect(await holding(sources, imports)).toEqual([]);
  });

  test('the front end, built for production, holds no trace of it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'front-end-'));
    try {
      const vite = join(root, 'node_modules/vite/bin/vite.js');
      const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
      // NODE_ENV is Jest's own, and the bundler would take it over.
      const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
      await promisify(execFile)(process.execPath, args, { cwd: root, env });
      const built = await filesBelow(folder, /\.(js|html|css)$/);
      expect(built.length).toBeGreaterThan(0);
      expect(await holding(built, new RegExp(`${LOOPBACK_MARKER}|__control`))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
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
