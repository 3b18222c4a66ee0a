import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { root } from '#local/system/child-process.ts';
import { runGatewayCommand } from '#local/world/gateway.ts';
import { openStory, type Story } from './stories/open-story.ts';
import { promoteStandby } from './stories/promote-standby.ts';
import { killGateway, restartGateways } from './stories/replace-gateways.ts';
import { RATE, STREAMS } from './stories/scale.ts';
import { lagStandby, stopStandby } from './stories/stale-standby.ts';

/*
 * `npm run test:cluster`: what docs/scale.md promises, on a cluster of its own. Its stories need the ones before them.
 * CLUSTER_RATE, CLUSTER_STREAMS, CLUSTER_ROUNDS and CLUSTER_REQUESTS make it smaller on a small or busy machine.
 */

let story: Story;

before(async () => {
  story = await openStory();
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`  ${RATE} requests/s, ${STREAMS} streams, load of the machine ${load}`);
});
after(() => story?.close());

test('every setting of deploy/pgbouncer.ini is in force', async () => {
  const { cluster } = story;
  const lines = readFileSync(join(root, 'deploy', 'pgbouncer.ini'), 'utf8').matchAll(/^(\w+) = (.+)$/gm);
  const url = new URL(cluster.standby.url);
  url.port = String(cluster.pgbouncerPort);
  url.pathname = '/pgbouncer';
  const console = new pg.Client({ connectionString: url.href });
  await console.connect();
  const { rows } = await console.query<{ key: string; value: string }>('show config');
  await console.end();
  const inForce = new Map(rows.map(({ key, value }) => [key, value]));
  for (const [, key = '', value] of lines) assert.equal(inForce.get(key), value, key);
});

test('a gateway refuses to start with a pooled address where it needs PostgreSQL itself', async () => {
  const { cluster, folder } = story;
  const env = { ...cluster.env, ROLE: 'serve', PORT: '0', DATABASE_DIRECT_URL: cluster.env.DATABASE_URL };
  const started = runGatewayCommand(['serve'], { dev: false, env, log: join(folder, 'logs', 'refused.log') });
  await assert.rejects(started, /DATABASE_DIRECT_URL: this address leads to a connection pooler/);
});

test('each gateway is restarted with another build under load: no request fails, every pick is heard or caught up, and pages of both builds find their parts', () =>
  restartGateways(story));

test('kill -9 of one: at most its writes in flight fail, no GET, its streams are back, nobody pays twice', () =>
  killGateway(story));

test('a standby that lags shows nothing older than a write that its reader names, and no right comes from it', () =>
  lagStandby(story));

test('on a standby that has stopped nobody sees what a lost plan does not show, on any gateway', () =>
  stopStandby(story));

test('the standby is promoted under load: writes are back within fifteen seconds, nobody pays twice, the log goes on', () =>
  promoteStandby(story));
