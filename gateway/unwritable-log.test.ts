import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#local/testing/until.ts';
import { migratedDatabase, required, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.drop());

test('a gateway whose log is on a full disk says so once, answers, and ends when it is told to', async () => {
  const port = await freePort();
  const full = openSync('/dev/full', 'w');
  const env = {
    ...{
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: port,
      FRONTEND_DIR: 'none',
      DATABASE_URL: database.url,
    },
    ...{ FIREBASE_PROJECT_ID: 'demo-chalkline', FIREBASE_API_KEY: 'local', BRAINTREE_ENVIRONMENT: 'sandbox' },
    ...{ BRAINTREE_MERCHANT_ID: 'a', BRAINTREE_PUBLIC_KEY: 'b', BRAINTREE_PRIVATE_KEY: 'c' },
    FIREBASE_AUTH_EMULATOR_HOST: required('FIREBASE_AUTH_EMULATOR_HOST'),
  };
  const args = ['--import', 'tsx', 'gateway/main.ts', 'serve'];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  const ended = once(child, 'exit');
  const said = text(child.stderr ?? Readable.from([]));
  const livez = () => fetch(`http://127.0.0.1:${port}/livez`).catch(() => null);
  await until(async () => (await livez())?.status === 200);
  for (let at = 0; at < 5; at += 1) expect((await livez())?.status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect((await said).match(/The log cannot be written \(ENOSPC\)/g)).toHaveLength(1);
}, 60_000);

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
