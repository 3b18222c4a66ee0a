import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { closedWithin, Draining } from './draining.ts';

test('draining lasts as long as it says, also when nothing is left to end', async () => {
  const draining = new Draining(1);
  const began = performance.now();
  const given: number[] = [];
  draining.onDrain(async (milliseconds) => {
    given.push(milliseconds);
  });
  await draining.begin();
  // A timer may fire up to a millisecond early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(999);
  expect([draining.hasBegun, given]).toEqual([true, [500]]);
});

test('what closes is waited for, and its failure is thrown', async () => {
  expect(await closedWithin(60_000, Promise.resolve())).toBe(true);
  await expect(closedWithin(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('what does not close in time is not waited for', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  expect(await closedWithin(20, once(server, 'close'))).toBe(false);
  server.close();
});

test('a process that has closed everything ends at once, not after the time that it had', async () => {
  const script = `import { closedWithin } from '${new URL('./draining.ts', import.meta.url).href}';
    console.log(await closedWithin(3_600_000, Promise.resolve()));`;
  const args = ['--input-type=module', '--experimental-strip-types', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect([said, child.exitCode]).toEqual(['true\n', 0]);
});
