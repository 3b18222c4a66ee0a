import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#local/testing/until.ts';
import { type BuiltGateway, builtGateway } from './testing/built-gateway.ts';
import { migratedDatabase, required, type TestDatabase } from './testing/database.ts';

let built: BuiltGateway;
let database: TestDatabase;
beforeAll(async () => {
  built = await builtGateway();
  database = await migratedDatabase();
});
afterAll(async () => {
  await database.drop();
});

/** A log on a full disk, and one whose file may grow no further while the process runs. */
const LOGS: [string, string, (command: string[]) => string[]][] = [
  ['ENOSPC', 'is on a full disk', (command) => ['/bin/sh', '-c', 'exec "$@" > /dev/full', 'sh', ...command]],
  [
    'EFBIG',
    'becomes full',
    (command) => ['/bin/sh', '-c', 'ulimit -f 1; exec "$@" > "$LOG_FILE"', 'sh', ...command],
  ],
];

test.each(LOGS)(
  '%s: a gateway whose log %s says so once, keeps answering, and stops on SIGTERM',
  async (code, _when, within) => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    const port = await freePort();
    const [program = '', ...args] = within([process.execPath, built.main, 'serve']);
    const child = spawn(program, args, {
      env: environment(port, join(folder, 'log')),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    const said = text(child.stderr);
    const livez = () => fetch(`http://127.0.0.1:${port}/livez`).catch(() => null);
    await until(async () => (await livez())?.status === 200);
    for (let at = 0; at < 20; at += 1) expect((await livez())?.status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect((await said).match(/The log cannot be written \(\w+\)/g)).toEqual([
      `The log cannot be written (${code})`,
    ]);
    rmSync(folder, { recursive: true });
  },
  60_000,
);

function environment(port: string, logFile: string): NodeJS.ProcessEnv {
  return {
    ...{ PATH: process.env.PATH, NODE_ENV: 'test', PORT: port, FRONTEND_DIR: 'none', LOG_FILE: logFile },
    DATABASE_URL: database.url,
    ...{ FIREBASE_PROJECT_ID: 'demo-chalkline', FIREBASE_API_KEY: 'local', BRAINTREE_ENVIRONMENT: 'sandbox' },
    ...{ BRAINTREE_MERCHANT_ID: 'a', BRAINTREE_PUBLIC_KEY: 'b', BRAINTREE_PRIVATE_KEY: 'c' },
    FIREBASE_AUTH_EMULATOR_HOST: required('FIREBASE_AUTH_EMULATOR_HOST'),
  };
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
