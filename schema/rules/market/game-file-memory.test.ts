import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

/** The most memory that a process held that read so many lines, with the young generation of a server. */
function held(lines: number): { games: number; problems: number; megabytes: number } {
  const args = ['--max-semi-space-size=4', '--import', 'tsx', 'schema/testing/memory-of-file.ts', `${lines}`];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('5,000 lines take at most 64 MB more than twelve', () => {
  const [few, many] = [held(12), held(5_000)];
  expect([few, many].map(({ games, problems }) => [games, problems])).toEqual([
    [1, 0],
    [417, 0],
  ]);
  expect(many.megabytes - few.megabytes).toBeLessThan(64);
});
