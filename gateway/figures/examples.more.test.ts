import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DemoSeason, openDemoSeason } from '#gateway/testing/demo-season.ts';
import { ensureProgram } from '#local/testing/ensure-program.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';

/** The examples of docs/figures.md. Nobody needs their languages to develop the product, so `npm test` leaves them out. */
const DOCUMENT = readFileSync(new URL('../../docs/figures.md', import.meta.url), 'utf8');
const exampleIn = (language: string) =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(DOCUMENT)?.[1] ?? '';

let season: DemoSeason;

beforeAll(async () => {
  // Debian's python3-minimal has no `decimal`.
  ensureProgram('python3', 'python3', ['-c', 'import csv, decimal']);
  ensureProgram('Rscript', 'r-base-core');
  ensureProgram('sqlite3', 'sqlite3');
  season = await openDemoSeason(20);
}, 600_000);
afterAll(() => season?.gateway.close());

function python(input: Buffer) {
  return spawnSync('python3', ['-c', exampleIn('python')], { input, encoding: 'utf8' });
}

test('Python prints the figures of the page', async () => {
  const { wins, losses, pushes, staked } = await season.figures();
  const { stdout, stderr } = python(await season.get('/record/picks.csv?end=1'));
  expect(stderr).toBe('');
  const [, ...told] = /^(\d+)-(\d+)-(\d+), (\S+) units on (\S+)$/m.exec(stdout) ?? [];
  expect(told.map(Number)).toEqual([wins, losses, pushes, staked.units, staked.staked]);
  expect(staked.interval).not.toBeNull();
  const shares = [...stdout.matchAll(/([+-][\d.]+)%/g)].map(([, share]) => Number(share) / 100);
  const exact = [staked.yield, staked.interval?.low, staked.interval?.high].map(Number);
  expect(shares).toHaveLength(exact.length);
  // Printed to a tenth of a percent.
  for (const [place, share] of shares.entries())
    expect(Math.abs(share - (exact[place] ?? 9))).toBeLessThan(0.0006);
});

test('Python notices a file that was cut off', async () => {
  const { status, stderr } = python((await season.get('/record/picks.csv?end=1')).subarray(0, -20));
  expect([status, stderr.trim()]).toEqual([1, 'The file was cut off: download it again.']);
});

test('R comes to the same yield', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'picks.csv');
  writeFileSync(file, await season.get('/record/picks.csv'));
  const code = exampleIn('r').replace('https://SITE/record/picks.csv', file);
  const { stdout, stderr } = spawnSync('Rscript', ['-e', code], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  const { staked } = await season.figures();
  expect(Number(/\[1\] (-?[\d.]+)\s*$/.exec(stdout)?.[1])).toBeCloseTo(Number(staked.yield), 4);
});

test('SQLite imports the CSV without a complaint, every pick and nothing else', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'picks.csv');
  writeFileSync(file, await season.get('/record/picks.csv'));
  const input = `.import --csv ${file} picks\nselect count(*), round(sum(profit), 8) from picks;\n`;
  const { stdout, stderr } = spawnSync('sqlite3', [':memory:'], { input, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  const picks = (await season.get('/record/picks.ndjson')).toString().trimEnd().split('\n').length;
  const { staked } = await season.figures();
  expect(stdout.trim().split('|').map(Number)).toEqual([picks, Number(staked.units)]);
});
