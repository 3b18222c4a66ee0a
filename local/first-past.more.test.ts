import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { readPassword } from '#local/postgres/data-folder.ts';
import { findLeftover } from '#local/postgres/leftover-process.ts';
import { freePort } from '#local/system/free-port.ts';
import { type Started, startWithPast, untilOrEnded, untilReady } from '#local/testing/start-command.ts';
import { interrupt, killWorld, STOPPING } from '#local/testing/stop-first-start.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';

const folder = temporaryFolder();
const postgres = join(folder, 'postgres');
const running: ChildProcess[] = [];

async function start(): Promise<Started> {
  const started = startWithPast(folder, await freePort());
  running.push(started.child);
  return started;
}

async function ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row | undefined> {
  const { port } = findLeftover(postgres) ?? {};
  const connectionString = `postgres://chalkline:${readPassword(postgres)}@127.0.0.1:${port}/chalkline`;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows[0];
  } finally {
    await client.end();
  }
}

const people = `select count(*)::int as found from users where id like 'lived-%'`;
const found = async () => (await ask<{ found: number }>(people))?.found ?? 0;

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGTERM');
});
afterAll(async () => {
  await until(() => findLeftover(postgres) === undefined, 30_000);
  rmSync(folder, { recursive: true, force: true });
});

/** A first start that has lived this far. */
async function startUntil(people: number): Promise<Started> {
  const started = await start();
  await untilOrEnded(started, async () => started.output().includes('✓ Tables') && (await found()) > people);
  return started;
}

test('Ctrl-C within the fourteen months ends in two lines, and the next start begins them again', async () => {
  for (const people of [0, 20, 40]) {
    const { said, code } = await interrupt(folder, await startUntil(people));
    expect([said, code]).toEqual([STOPPING, 0]);
  }
}, 900_000);

test('a past that was killed half lived is begun again, and the next start lives none', async () => {
  await startUntil(30);
  await killWorld(folder, findLeftover(postgres)?.pid);

  const whole = await start();
  await untilReady(whole);
  expect(whole.output()).toContain('✓ Fourteen months of the business');
  expect(existsSync(join(folder, 'clock', 'past'))).toBe(false);
  const lived = await found();
  expect(lived).toBeGreaterThan(190);
  expect(await ask('select count(*)::int as found from differences')).toEqual({ found: 0 });
  whole.child.kill('SIGTERM');
  await whole.ended;

  const again = await start();
  await untilReady(again);
  expect(again.output()).not.toContain('Fourteen months');
  expect(await found()).toBe(lived);
}, 900_000);
