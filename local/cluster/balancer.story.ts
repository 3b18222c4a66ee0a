import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { findPrograms } from '#local/programs/find-programs.ts';
import type { Program } from '#local/programs/start-program.ts';
import { root } from '#local/system/child-process.ts';
import { freePort } from '#local/system/free-port.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';
import { opened, readAnswer } from './load.ts';
import { type Backend, startBackend } from './start-backend.ts';
import { startBalancer } from './start-haproxy.ts';

/* Part of `npm run test:cluster`: deploy/haproxy.cfg before three servers that do what gateways do only when they fail. */

const folder = temporaryFolder();
let backends: Backend[];
let balancer: Program;
let origin: string;
let metrics: string;

before(async () => {
  backends = await Promise.all([startBackend(), startBackend(), startBackend()]);
  const [port, statsPort] = [await freePort(), await freePort()];
  balancer = await startBalancer(
    { command: findPrograms().haproxy, folder, log: join(folder, 'balancer.log') },
    { port, statsPort, gateways: backends.map((each) => each.port) },
  );
  origin = `http://127.0.0.1:${port}`;
  metrics = `http://127.0.0.1:${statsPort}/metrics`;
});
after(async () => {
  await balancer.stop();
  await Promise.all(backends.map((each) => each.stop()));
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  for (const each of backends) each.reset();
  await until(async () => (await readyBackends()) === backends.length);
});

const readyBackends = () => sumOf('haproxy_backend_active_servers{proxy="gateways"}');
const failedChecks = () => sumOf('haproxy_server_check_failures_total{proxy="gateways",');

/** Of the balancer's own figures whose names begin so. */
async function sumOf(beginning: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(beginning));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** From another network each time, unless there is a token. */
async function asked(method: 'GET' | 'POST', headers: Record<string, string> = {}): Promise<number> {
  const response = await opened(`${origin}/graphql`, method === 'GET' ? null : {}, { headers });
  return (await readAnswer(response)).status;
}

/** How many requests each has received. */
const received = () => backends.map(({ requests }) => requests.length);
const total = () => received().reduce((sum, each) => sum + each, 0);

/** The next request, wherever it goes, is received and never answered. */
function dropNext(): void {
  for (const each of backends) each.drops = () => total() === 1;
}

test('the dashboard finds every gateway in the metrics of the balancer', async () => {
  const dashboard = readFileSync(join(root, 'deploy', 'grafana-dashboard.json'), 'utf8').replaceAll(
    '\\"',
    '"',
  );
  assert.match(dashboard, /haproxy_server_status\{proxy="gateways",server=~"gateway-\.\*",state="UP"\}/);
  for (const at of [1, 2, 3])
    assert.equal(await sumOf(`haproxy_server_status{proxy="gateways",server="gateway-${at}",state="UP"}`), 1);
});

test('a GET whose connection closes without an answer is sent again, to another gateway', async () => {
  dropNext();
  assert.equal(await asked('GET'), 200);
  assert.deepEqual(received().toSorted(), [0, 1, 1]);
});

test('a POST whose connection closes without an answer is not sent again', async () => {
  dropNext();
  await assert.rejects(asked('POST').then((status) => assert.equal(status, 200)));
  assert.equal(total(), 1);
});

test('a POST whose connection is refused goes to another gateway', async () => {
  const [gone] = backends;
  await gone?.stop();
  for (let sent = 0; sent < 30; sent += 1) assert.equal(await asked('POST'), 200);
  assert.equal(total(), 30);
  await gone?.start();
});

test('while no gateway is ready, all of them are asked', async () => {
  for (const each of backends) each.readiness = { status: 503, delay: 0 };
  await until(async () => (await readyBackends()) === 0);
  for (const method of ['GET', 'POST'] as const)
    for (let sent = 0; sent < 20; sent += 1) assert.equal(await asked(method), 200);
  assert.ok(received().every((count) => count > 0));
});

test('a gateway that takes two seconds to say that it is ready has not failed', async () => {
  const before = await failedChecks();
  for (const each of backends) Object.assign(each, { readiness: { status: 200, delay: 2_000 }, checks: 0 });
  await until(() => backends.every(({ checks }) => checks > 0));
  assert.equal(await failedChecks(), before);
});

test('all tokens of a member lead to one gateway', async () => {
  const token = (claims: object) =>
    ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
  for (let sent = 0; sent < 10; sent += 1) {
    const authorization = `Bearer ${token({ sub: 'member', iat: sent })}`;
    assert.equal(await asked('POST', { authorization }), 200);
  }
  assert.deepEqual(
    received().toSorted((one, other) => one - other),
    [0, 0, 10],
  );
});
