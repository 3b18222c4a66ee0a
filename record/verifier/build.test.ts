import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { honestLog, policy } from '#record/testing/sample-log.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verifier-'));
  for (const name of ['one', 'other'])
    execFileSync(process.execPath, ['record/verifier/build.mjs', join(folder, name)]);
  execFileSync('tar', ['xzf', join(folder, 'one', 'verify.tgz'), '-C', folder]);
  writeFileSync(join(folder, 'all.ndjson.gz'), gzipSync(honestLog().text()));
  writeFileSync(join(folder, 'policy.txt'), policy);
});
afterAll(() => rmSync(folder, { recursive: true }));

const program = () => join(folder, 'package', 'verify.js');
const run = (...words: string[]) =>
  spawnSync(process.execPath, [program(), ...words], { cwd: folder, encoding: 'utf8' });

describe('the packed verifier', () => {
  test('is made of the same bytes each time', () => {
    const [one, other] = ['one', 'other'].map((name) => readFileSync(join(folder, name, 'verify.tgz')));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });

  test('imports nothing but three parts of Node', () => {
    const source = readFileSync(program(), 'utf8');
    const imports = [...source.matchAll(/^import .* from "(.*)";$/gm)].map(([, name]) => name);
    expect(new Set(imports)).toEqual(new Set(['node:crypto', 'node:fs', 'node:zlib']));
    expect(source).not.toMatch(/\b(require|import)\(/);
    const { dependencies, bin } = JSON.parse(readFileSync(join(folder, 'package', 'package.json'), 'utf8'));
    expect({ dependencies, bin }).toEqual({ dependencies: undefined, bin: { verify: 'verify.js' } });
  });

  test('exits 0, 1 or 2', () => {
    const asOf = ['--as-of', '2026-11-03'];
    expect(run('all.ndjson.gz', ...asOf)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('PROVED'),
    });
    expect(run('all.ndjson.gz')).toMatchObject({
      status: 2,
      stdout: expect.stringContaining('This file is old'),
    });
    writeFileSync(join(folder, 'forged.ndjson'), honestLog().text().replace('rested', 'tested'));
    expect(run('forged.ndjson', '--policy', 'policy.txt')).toMatchObject({ status: 1 });
    expect(run('missing.ndjson', '--policy', 'policy.txt')).toMatchObject({ status: 2, stderr: '' });
    expect(run()).toMatchObject({ status: 2, stdout: expect.stringContaining('Checks a record') });
  });
});
