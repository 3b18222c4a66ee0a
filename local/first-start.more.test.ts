import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { demoPlans, pastDueHistory } from '#local/demo/demo-plans.ts';
import { findLeftover } from '#local/postgres/leftover-process.ts';
import { freePort } from '#local/system/free-port.ts';
import { type Started, startCommand, untilReady } from '#local/testing/start-command.ts';
import { stopFirstStart } from '#local/testing/stop-first-start.ts';
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

test('a first start that is killed at ten moments goes on from there, and buys nothing twice', async () => {
  await stopFirstStart(folder, async () => start(await freePort()));
  const port = await freePort();
  await untilReady(start(port));
  expect(await demoPlans(port)).toMatchObject({
    free: { me: { planStatus: 'TRIALING' }, subscription: null },
    expired: { me: { planStatus: 'EXPIRED' }, subscription: null },
    plus: { subscription: { tier: 'PLUS', pastDue: false }, invoices: { nodes: [{ state: 'PAID' }] } },
    premium: { subscription: { tier: 'PREMIUM', pastDue: false }, invoices: { nodes: [{ state: 'PAID' }] } },
    vip: { subscription: { tier: 'VIP', pastDue: false }, invoices: { nodes: [{ state: 'PAID' }] } },
    cancelling: { subscription: { tier: 'PREMIUM', cancelAtPeriodEnd: true } },
    pastdue: { subscription: { pastDue: true }, invoices: { nodes: [{ state: 'OPEN' }, { state: 'PAID' }] } },
  });
  // Bought when its period began, declined once that was over.
  const { plan, timeline } = await pastDueHistory(port);
  expect(timeline.map(({ at }) => at >= plan.currentPeriodEndsAt)).toEqual([true, false]);
  expect(timeline[1]).toMatchObject({ at: plan.currentPeriodStartsAt });
}, 900_000);
