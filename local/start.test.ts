import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { demoPlans } from '#local/demo/demo-plans.ts';
import { DEMO_USERS } from '#local/demo/demo-users.ts';
import { findLeftover } from '#local/postgres/leftover-process.ts';
import { freePort } from '#local/system/free-port.ts';
import { isAlive } from '#local/system/processes.ts';
import {
  type Started,
  startBelowShell,
  startCommand,
  untilReady,
  worldProcesses,
} from '#local/testing/start-command.ts';
import { killWorld } from '#local/testing/stop-first-start.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';

const folder = temporaryFolder();
const running: ChildProcess[] = [];
let plansAtFirst: Record<string, unknown>;

function start(port: number, ...args: string[]): Started {
  const started = startCommand(folder, port, ...args);
  running.push(started.child);
  return started;
}

const paid = (tier: string, nextChargeCents: number) => ({
  me: { planStatus: 'ACTIVE' },
  subscription: { tier, pastDue: false, nextChargeAt: expect.any(String), nextChargeCents },
  paymentMethod: { last4: expect.any(String) },
  invoices: { nodes: [{ state: 'PAID' }] },
});

const PLANS_OF_THE_DEMO = {
  free: { me: { planStatus: 'TRIALING' }, subscription: null },
  expired: { me: { planStatus: 'EXPIRED' }, subscription: null },
  plus: paid('PLUS', 7900),
  premium: paid('PREMIUM', 12_900),
  vip: paid('VIP', 24_900),
  cancelling: {
    me: { planStatus: 'CANCELED' },
    subscription: { tier: 'PREMIUM', cancelAtPeriodEnd: true, nextChargeAt: null },
  },
  pastdue: {
    me: { planStatus: 'PAST_DUE' },
    subscription: { tier: 'PLUS', pastDue: true, graceEndsAt: expect.any(String) },
    invoices: { nodes: [{ state: 'OPEN' }, { state: 'PAID' }] },
  },
};

afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGTERM');
});
afterAll(async () => {
  await until(() => findLeftover(join(folder, 'postgres')) === undefined, 30_000);
  rmSync(folder, { recursive: true, force: true });
});

describe('one command', () => {
  test('starts with the demo members and their plans; asked to stop, it leaves no process behind', async () => {
    const port = await freePort();
    const started = start(port);
    await untilReady(started);
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    for (const { email } of DEMO_USERS) expect(started.output()).toContain(email);
    expect(started.output()).toContain('Coupon WELCOME20');
    plansAtFirst = await demoPlans(port);
    expect(plansAtFirst).toMatchObject(PLANS_OF_THE_DEMO);
    const pids = worldProcesses(folder);
    expect(pids.length).toBeGreaterThanOrEqual(5);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  }, 600_000);

  test('killed the hard way takes its parts along; the next start takes the database on, nobody buys again, and it ends with npm', async () => {
    const port = await freePort();
    const killed = start(port);
    await untilReady(killed);
    const leftover = findLeftover(join(folder, 'postgres'));
    await killWorld(folder, leftover?.pid);

    const next = startBelowShell(folder, port);
    running.push(next.child);
    await untilReady(next);
    expect(next.output()).toContain('left running by an earlier run');
    expect(await demoPlans(port)).toEqual(plansAtFirst);
    const second = start(await freePort());
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      /already runs from this folder at http:\/\/localhost:\d+ \(process \d+\)/,
    );

    next.child.kill('SIGTERM');
    await next.ended;
    await until(() => !leftover || !isAlive(leftover.pid));
  }, 420_000);

  test.each([
    ['70000', [], /PORT=70000 is not a port/],
    ['4000', ['--restart'], /"--restart" is not an option/],
  ])(
    'says in one sentence what is wrong with PORT=%s %j',
    async (port, args, sentence) => {
      const started = start(Number(port), ...args);
      expect(await started.ended).toBe(1);
      expect(started.output()).toMatch(sentence);
      expect(started.output()).not.toMatch(/^ +at /m);
    },
    30_000,
  );
});
