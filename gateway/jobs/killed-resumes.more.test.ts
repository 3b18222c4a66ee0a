import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type BuiltGateway, builtGateway } from '#gateway/testing/built-gateway.ts';
import { type RunningClock, runningClock } from '#gateway/testing/clock.ts';
import { migratedDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '#gateway/testing/database-proxy.ts';
import { delayAt } from '#gateway/testing/delayed-processor.ts';
import { type GatewayProcess, startGatewayProcess } from '#gateway/testing/gateway-process.ts';
import { hook } from '#gateway/testing/hook.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advanceTo,
  chargesOf,
  fault,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
  SECOND,
  someNetwork,
} from '#gateway/testing/money.ts';
import { cardOf } from '#gateway/testing/money-rows.ts';
import { pauseFor, resumeAsShown } from '#gateway/testing/pauses.ts';
import type { TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { NO_RESPONSE_MILLISECONDS } from '#schema/rules/money/grace-and-retries.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let world: MoneyWorld;
let folder: string;
let time: RunningClock;
let built: BuiltGateway;
let victim: GatewayProcess;
let successor: GatewayProcess | undefined;

beforeAll(async () => {
  database = await migratedDatabase();
  proxy = await databaseProxy(database.url);
  world = await openMoneyWorld({ DATABASE_URL: database.url });
  folder = mkdtempSync(join(tmpdir(), 'chalkline-killed-'));
  time = runningClock(join(folder, 'clock'));
  built = await builtGateway();
});
afterAll(async () => {
  try {
    await Promise.all([victim?.kill(), successor?.kill()]);
    expect(await closeAndCheck(world)).toEqual([]);
  } finally {
    await proxy.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});

const start = (more: Record<string, string>): Promise<GatewayProcess> =>
  startGatewayProcess(built, {
    ...{ DATABASE_URL: database.url, BRAINTREE_ENVIRONMENT: world.processor.url },
    CLOCK_FILE: join(folder, 'clock'),
    ...more,
  });

const sql = <R>(text: string, values: unknown[] = []) =>
  world.gateway.services.database.em.execute<R[]>(text, values);
const open = async (of: string) =>
  (await sql<{ found: number }>(`select count(*)::int as found from ${of}`))[0]?.found;

/** Asks the process that will be killed: nobody will answer. */
function resume(user: TestUser): void {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${user.token}`,
    ...someNetwork(),
  };
  const query = 'mutation { resumePlan(input: { expectedTotalCents: 7900 }) { user { planStatus } } }';
  void fetch(`${victim.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) }).then(
    async (answer) => answered.push(await answer.text()),
    () => undefined,
  );
}
const answered: string[] = [];

/** What names the charge of a member at the processor and in our statements. */
async function orderOf({ uid }: TestUser, purpose: 'resume' | 'renew'): Promise<string> {
  const [row] = await sql<{ id: string }>('select id from subscriptions where user_id = ?', [uid]);
  return `${purpose}:${row?.id}:2:1`;
}

type Stop = (user: TestUser, purpose: 'resume' | 'renew') => Promise<() => Promise<unknown>>;

const atCharge =
  (when: 'before' | 'after'): Stop =>
  async (user) =>
    delayAt(world, 'transaction.create', when, await cardOf(world, user));
const atIntent =
  (when: 'before' | 'after'): Stop =>
  async (user, purpose) => {
    const broken = proxy.breakAt(await orderOf(user, purpose), when, { upTo: 'commit', silently: true });
    return () => broken;
  };
/** The commit of what the processor answered. */
const atOutcome =
  (when: 'before' | 'after'): Stop =>
  async (user, purpose) => {
    const order = await orderOf(user, purpose);
    const broken = new Promise<void>((resolve) => {
      const charged = async () =>
        void proxy.breakAt(order, when, { upTo: 'commit', silently: true }).then(resolve);
      void (async () =>
        fault(
          world,
          { kind: 'hook', url: await hook(charged), when: 'after' },
          { card: await cardOf(world, user) },
        ))();
    });
    return () => broken;
  };

/**
 * The steps of the charge of a return, and whether the member is charged although the process died there. Those at the database come last, as
 * it does not wait for long, and the one that keeps the sums of the day locked is the very last.
 */
const STEPS: [what: string, stop: Stop, isCharged: boolean][] = [
  ['before the charge', atCharge('before'), false],
  ['after the charge', atCharge('after'), true],
  ['after the outcome is kept', atOutcome('after'), true],
  ['after the intent is kept', atIntent('after'), false],
  ['before the intent is kept', atIntent('before'), false],
  ['before the outcome is kept', atOutcome('before'), true],
];

/** A member whose plan is paused for so many days. */
async function paused(days: number): Promise<TestUser> {
  const user = await payingMember(world, { planType: 'plus' });
  await pauseFor(world, user, days);
  return user;
}

const seen = async (user: TestUser) => ({
  status: (await memberPlan(world, user)).user.planStatus,
  charges: (await chargesOf(world, user.uid)).length,
});

test('killed at every step of a resume and of the charge at the end of a pause, each is whole or not charged', async () => {
  const early: TestUser[] = [];
  for (const _ of STEPS) early.push(await paused(60));
  const [before, after] = [await paused(20), await paused(20)];
  await pass(world, await periodEnd(world, before));
  const ends = Date.parse(String((await memberPlan(world, before)).subscription?.pausedUntil));
  time.moveTo(ends - 60 * SECOND);
  const lookUps = await world.processor.order<{ id: number }>('POST', 'faults', {
    ...{ operation: 'transaction.search', times: null },
    effect: { kind: 'hold', barrier: 'search', when: 'before' },
  });
  victim = await start({ DATABASE_URL: proxy.url, BRAINTREE_TIMEOUT_MS: '60000' });
  const returns = [await atCharge('before')(before, 'renew'), await atCharge('after')(after, 'renew')];
  time.moveTo(ends);
  for (const stopped of returns) await stopped();
  for (const [at, [, stop]] of STEPS.entries()) {
    const user = early[at] as TestUser;
    const stopped = await stop(user, 'resume');
    resume(user);
    await stopped();
  }
  await victim.kill();
  const killedAt = time.now();
  expect(answered).toEqual([]);

  await world.processor.order('DELETE', `faults/${lookUps.id}`);
  await sql(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active' returning id`,
  );
  successor = await start({});
  time.moveTo(killedAt + 45 * SECOND);
  await until(async () => (await open(`payment_attempts where state in ('prepared', 'unknown')`)) === 0);
  advanceTo(world, new Date(time.now()).toISOString());
  const outcomes = await Promise.all(early.map(seen));
  expect(STEPS.map(([what], at) => ({ what, ...outcomes[at] }))).toEqual(
    STEPS.map(([what, , isCharged]) => ({
      what,
      ...(isCharged ? { status: 'ACTIVE', charges: 2 } : { status: 'PAUSED', charges: 1 }),
    })),
  );
  // Who was not charged may resume again; what fell due is charged by itself, once.
  for (const [at, [, , isCharged]] of STEPS.entries())
    if (!isCharged) expect((await resumeAsShown(world, early[at] as TestUser)).errors).toBeUndefined();
  time.moveTo(time.now() + NO_RESPONSE_MILLISECONDS);
  await until(
    async () => (await open(`subscriptions where due_at <= '${new Date(time.now()).toISOString()}'`)) === 0,
  );
  advanceTo(world, new Date(time.now()).toISOString());
  for (const user of [...early, before, after])
    expect(await seen(user)).toEqual({ status: 'ACTIVE', charges: 2 });
});
