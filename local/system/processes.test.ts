import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { until } from '#local/testing/until.ts';
import { commandOf, isAlive } from './processes.ts';

test('a process is alive until it is stopped', async () => {
  const child = spawn('sleep', ['60']);
  const pid = Number(child.pid);
  expect(isAlive(pid)).toBe(true);
  await until(() => commandOf(pid)?.includes('sleep 60') === true);
  child.kill();
  await once(child, 'exit');
  expect([isAlive(pid), commandOf(pid)]).toEqual([false, undefined]);
});

test('a process that has ended is dead before its parent has read how', async () => {
  // The shell becomes `sleep 61`, which never reads how its child ended.
  const words = ['-c', 'sleep 60 & echo $!; exec sleep 61'];
  const parent = spawn('sh', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  await until(() => commandOf(Number(parent.pid))?.startsWith('sleep 61') === true);
  process.kill(pid);
  await until(() => !isAlive(pid));
  expect(() => process.kill(pid, 0)).not.toThrow();
  expect(commandOf(pid)).toBeUndefined();
  parent.kill();
  await once(parent, 'exit');
});
