import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '#local/testing/until.ts';
import { startLoad } from '../load.ts';
import { missingParts, startPageReaders } from '../page-readers.ts';
import { openRandomMoney } from '../random-money.ts';
import { startWatchers } from '../watchers.ts';
import type { Story } from './open-story.ts';
import {
  HEARD_WITHIN_MS,
  MONEY_BEFORE_MS,
  percentile,
  postingMeanwhile,
  RATE,
  REQUESTS,
  ROUNDS,
  STREAMS,
  whyOf,
} from './scale.ts';

/** Restarts each gateway in turn with the other build of the pages, under load and open streams. */
export async function restartGateways(story: Story): Promise<void> {
  const { cluster, releases, tokens, running } = story;
  const watchers = startWatchers(cluster.origin, STREAMS);
  await until(() => watchers.counts.every((count) => count >= 0), 60_000);
  const load = startLoad({ origin: cluster.origin, perSecond: RATE, tokens });
  const readers = startPageReaders(cluster.origin, releases);
  running.push(load.stop, watchers.close, readers.stop);
  const rolling = async () => {
    for (let round = 0; round < ROUNDS || load.sent < REQUESTS; round += 1)
      for (const gateway of cluster.gateways) {
        await gateway.restart({ FRONTEND_DIR: releases[round % 2 === 0 ? 1 : 0].folder });
        // Until the balancer has seen it.
        await pause(2_000);
      }
  };
  const delays = await postingMeanwhile(story, watchers.counts, rolling());
  await Promise.all([load.stop(), readers.stop()]);
  watchers.close();
  console.log(
    `  ${load.sent} requests, ${load.failures.length} failed, p50 ${percentile(load.times, 0.5)} ms, p99 ${percentile(load.times, 0.99)} ms; ` +
      `${delays.length} picks, the slowest stream showed them after ${Math.round(Math.max(...delays))} ms at most`,
  );
  console.log(
    `  ${readers.opened.join(' and ')} pages of the two builds were open, ${readers.loaded} parts loaded, ${readers.failures.length} failed`,
  );
  assert.deepEqual(readers.failures, []);
  assert.ok(Math.min(...readers.opened) > 0);
  const missing = cluster.gateways.flatMap(({ port }) =>
    releases.map((release) => missingParts(`http://127.0.0.1:${port}`, release)),
  );
  assert.deepEqual((await Promise.all(missing)).flat(), []);
  assert.deepEqual(load.failures, []);
  assert.ok(Math.max(...delays) <= HEARD_WITHIN_MS);
}

/** Kills a gateway while requests, streams and purchases are under way. */
export async function killGateway({ cluster, tokens, running }: Story): Promise<void> {
  const watchers = startWatchers(cluster.origin, STREAMS);
  await until(() => watchers.open() === STREAMS, 60_000);
  const load = startLoad({ origin: cluster.origin, perSecond: RATE, tokens });
  const money = await openRandomMoney(cluster.env, cluster.origin);
  running.push(load.stop, watchers.close, money.end);
  const seed = await money.start();
  await pause(MONEY_BEFORE_MS);
  const [victim] = cluster.gateways;
  assert.ok(victim);
  const killedAt = performance.now();
  await victim.kill();
  const goneAt = performance.now();
  const restarted = victim.start();
  await until(() => watchers.open() === STREAMS);
  const back = performance.now() - killedAt;
  await restarted;
  await pause(MONEY_BEFORE_MS);
  await load.stop();
  const acted = await money.stop();
  watchers.close();
  assert.deepEqual([acted.wrong, await money.check()], [[], []]);
  money.end();
  console.log(
    `  ${load.sent} requests, ${load.failures.length} failed; all streams were back after ${Math.round(back)} ms; ` +
      `${acted.steps} random steps of the money model (${acted.unanswered} unanswered, seed ${seed}), 0 differences`,
    whyOf(load, killedAt),
  );
  assert.deepEqual(
    load.failures.filter(({ method, startedAt }) => method === 'GET' || startedAt > goneAt),
    [],
  );
  assert.ok(back <= HEARD_WITHIN_MS);
}
