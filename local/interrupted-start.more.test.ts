import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { findLeftover } from '#local/postgres/leftover-process.ts';
import { freePort } from '#local/system/free-port.ts';
import { type Started, startCommand, untilReady } from '#local/testing/start-command.ts';
import { interruptFirstStart, STOPPING } from '#local/testing/stop-first-start.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';

const folder = temporaryFolder();
const running: ChildProcess[] = [];

function start(port: number): Started {
  const started = startCommand(folder, port);
  running.push(started.child);
  return started;
}

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGTERM');
});
afterAll(async () => {
  await until(() => findLeftover(join(folder, 'postgres')) === undefined, 30_000);
  rmSync(folder, { recursive: true, force: true });
});

test('Ctrl-C at five moments of a first start ends in two lines, and the next start goes on', async () => {
  const ends = await interruptFirstStart(folder, async () => start(await freePort()));
  expect(ends).toEqual(ends.map(() => ({ said: STOPPING, code: 0 })));
  expect(ends).toHaveLength(5);
  await untilReady(start(await freePort()));
}, 900_000);
