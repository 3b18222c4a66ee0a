import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { freePort } from '#local/free-port.ts';
import { findOrphan } from '#local/postgres/orphan.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';
import { root } from '#local/world/child.ts';
import { isAlive } from '#local/world/processes.ts';

/** `npm run dev` and not `npm start`, because the tests of the local world shall not wait for builds. */
const folder = temporaryFolder();
const running: ChildProcess[] = [];

type Started = { child: ChildProcess; said(): string; ended: Promise<number | null> };

function start(port: number, ...args: string[]): Started {
  const child = spawn(process.execPath, [join(root, 'local/start.mjs'), '--dev', ...args], {
    cwd: root,
    env: { ...process.env, PORT: String(port), CHALKLINE_LOCAL: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { child, said: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

async function untilReady(started: Started): Promise<void> {
  await until(() => started.said().includes('is ready') || started.child.exitCode !== null, 90_000);
  if (!started.said().includes('is ready')) throw new Error(started.said());
}

/** The process that holds the lock, and its children. */
function worldProcesses(): number[] {
  const holder: number = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).pid;
  const children = readFileSync(`/proc/${holder}/task/${holder}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  return [holder, ...children];
}

const noneAlive = (pids: number[]) => pids.every((pid) => !isAlive(pid));

afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGTERM');
});
afterAll(async () => {
  await until(() => findOrphan(join(folder, 'postgres')) === undefined, 30_000);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe('one command', () => {
  test('brings the product up; asked to stop, it leaves no process behind', async () => {
    const port = await freePort();
    const started = start(port);
    await untilReady(started);
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    expect(started.said()).toContain('premium@chalkline.test');
    const pids = worldProcesses();
    expect(pids.length).toBeGreaterThanOrEqual(5);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  }, 180_000);

  test('killed the hard way takes its parts along; the next start takes the database on', async () => {
    const port = await freePort();
    const killed = start(port);
    await untilReady(killed);
    const orphan = findOrphan(join(folder, 'postgres'));
    const pids = worldProcesses();
    process.kill(Number(pids[0]), 'SIGKILL');
    await until(() => noneAlive(pids.filter((pid) => pid !== orphan?.pid)), 20_000);

    const next = start(port);
    await untilReady(next);
    expect(next.said()).toContain('that an earlier run left behind');
    const second = start(await freePort());
    expect(await second.ended).toBe(1);
    expect(second.said()).toMatch(/already runs from this folder at http:\/\/localhost:\d+ \(process \d+\)/);

    next.child.kill('SIGTERM');
    await next.ended;
    expect(orphan && isAlive(orphan.pid)).toBe(false);
  }, 240_000);

  test.each([
    ['70000', [], /PORT=70000 is not a port/],
    ['4000', ['--restart'], /"--restart" is not known/],
  ])(
    'says in one sentence what is wrong with PORT=%s %j',
    async (port, args, sentence) => {
      const started = start(Number(port), ...args);
      expect(await started.ended).toBe(1);
      expect(started.said()).toMatch(sentence);
      expect(started.said()).not.toMatch(/^ +at /m);
    },
    30_000,
  );
});
