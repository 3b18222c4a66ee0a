import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { root } from '#local/system/child-process.ts';
import { freePort } from '#local/system/free-port.ts';
import { ensureProgram } from '#local/testing/ensure-program.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';

/* deploy/start-caddy.sh as docker-compose.yml runs it, before a server that answers what it was asked. */

const folder = temporaryFolder();
let gateway: Server;
let caddy: ChildProcess | undefined;

beforeAll(async () => {
  ensureProgram('caddy', 'caddy', ['version']);
  gateway = createServer(({ url, headers }, response) => {
    response.end(
      JSON.stringify({ url, visitor: headers['x-forwarded-for'], by: headers['x-forwarded-proto'] }),
    );
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
}, 600_000);
afterEach(async () => {
  if (!caddy || caddy.exitCode !== null) return;
  caddy.kill('SIGTERM');
  await once(caddy, 'exit');
});
afterAll(() => {
  gateway.close();
  rmSync(folder, { recursive: true });
});

function start(env: NodeJS.ProcessEnv): { said: () => string } {
  let output = '';
  const { port } = gateway.address() as AddressInfo;
  const folders = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  caddy = spawn('sh', [join(root, 'deploy', 'start-caddy.sh')], {
    env: { PATH: process.env.PATH, UPSTREAM: `127.0.0.1:${port}`, ...folders, ...env },
  });
  for (const stream of [caddy.stdout, caddy.stderr]) stream?.on('data', (text) => (output += text));
  return { said: () => output };
}

test('without a domain it says so and serves on loopback, and a visitor cannot name another address', async () => {
  const port = await freePort();
  const { said } = start({ LOOPBACK_PORT: String(port) });
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/record`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  await until(async () => (await ask().catch(() => null)) !== null);
  expect(said()).toContain(`There is no DOMAIN in .env: the product is at http://127.0.0.1:${port}`);
  expect(await (await ask()).json()).toEqual({ url: '/record', visitor: '127.0.0.1', by: 'http' });
});

test('with a domain it serves TLS with a certificate of its own, and leads plain HTTP there', async () => {
  const [http, https] = [await freePort(), await freePort()];
  // The one name for which Caddy needs nobody outside.
  const { said } = start({ DOMAIN: 'localhost', HTTP_PORT: String(http), HTTPS_PORT: String(https) });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      get(
        {
          host: '127.0.0.1',
          port: https,
          servername: 'localhost',
          path: '/start',
          rejectUnauthorized: false,
          headers: { host: 'localhost' },
        },
        (response) => {
          response.setEncoding('utf8').once('data', resolve);
        },
      ).on('error', reject);
    });
  await until(async () => (await ask().catch(() => null)) !== null);
  expect(JSON.parse(await ask())).toEqual({ url: '/start', visitor: '127.0.0.1', by: 'https' });
  const plain = await fetch(`http://localhost:${http}/start`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([
    308,
    expect.stringMatching(/^https:\/\/localhost/),
  ]);
  expect(said()).not.toContain('There is no DOMAIN');
});
