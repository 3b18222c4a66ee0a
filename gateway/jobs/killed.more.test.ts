import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type BuiltGateway, builtGateway } from '#gateway/testing/built-gateway.ts';
import { type RunningClock, runningClock } from '#gateway/testing/clock.ts';
import { migratedDatabase, required, type TestDatabase } from '#gateway/testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '#gateway/testing/database-proxy.ts';
import { delayAt, delayCharge } from '#gateway/testing/delayed-processor.ts';
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
  order,
  PURCHASE,
  payingMember,
  SECOND,
  someNetwork,
} from '#gateway/testing/money.ts';
import { cardOf, IN_TRIAL, type Outcome, outcomeOf, PAID, UNDONE } from '#gateway/testing/money-rows.ts';
import type { TestUser } from '#gateway/testing/users.ts';
import { type TcpProxy, tcpProxy } from '#local/testing/tcp-proxy.ts';
import { until } from '#local/testing/until.ts';
import { NO_RESPONSE_MILLISECONDS } from '#schema/rules/money/grace-and-retries.ts';

/** When everything that renews here is due. */
const DUE = Date.parse('2031-12-20T17:00:00.000Z');

let database: TestDatabase;
let proxy: DatabaseProxy;
let identity: TcpProxy;
let world: MoneyWorld;
let folder: string;
let time: RunningClock;
let built: BuiltGateway;
let victim: GatewayProcess;
let successor: GatewayProcess | undefined;

beforeAll(async () => {
  database = await migratedDatabase();
  proxy = await databaseProxy(database.url);
  identity = await tcpProxy(`http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`);
  world = await openMoneyWorld({ DATABASE_URL: database.url });
  folder = mkdtempSync(join(tmpdir(), 'chalkline-killed-'));
  time = runningClock(clockFile());
  built = await builtGateway();
});
afterAll(async () => {
  try {
    await Promise.all([victim?.kill(), successor?.kill()]);
    expect(await closeAndCheck(world)).toEqual([]);
  } finally {
    await Promise.all([proxy.close(), identity.off()]);
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});

const clockFile = () => join(folder, 'clock');

function start(more: Record<string, string>): Promise<GatewayProcess> {
  return startGatewayProcess(built, {
    ...{ DATABASE_URL: database.url, BRAINTREE_ENVIRONMENT: world.processor.url, CLOCK_FILE: clockFile() },
    ...more,
  });
}

/** Asks the process that will be killed: nobody will answer. */
function ask(query: string, input: Record<string, unknown>, user: TestUser | null = null): void {
  const headers = {
    'content-type': 'application/json',
    ...someNetwork(),
    ...(user && { authorization: `Bearer ${user.token}` }),
  };
  const body = JSON.stringify({ query, variables: { input } });
  void fetch(`${victim.url}/graphql`, { method: 'POST', headers, body }).then(
    async (answer) => answered.push(await answer.text()),
    () => undefined,
  );
}
const answered: string[] = [];

const CHANGE = 'mutation ($input: ChangePlanInput!) { changePlan(input: $input) { user { subscription } } }';

const silently = { silently: true };

interface Dying {
  what: string;
  /** Prepares the point where the purchase halts; answers a function that waits until it has. */
  stop(email: string): Promise<() => Promise<unknown>>;
  expected: Outcome;
  input?: Record<string, unknown>;
}

const call = (operation: string, when: 'before' | 'after') => () => delayAt(world, operation, when);
const statement = (text: string, when: 'before' | 'after') => async () => {
  const broken = proxy.breakAt(text, when, silently);
  return () => broken;
};
const comesLate = () =>
  delayCharge(world, 'transaction.create', { kind: 'hold', barrier: 'late', when: 'before' });
const noAccount = async (email: string) => {
  identity.freeze();
  return () => until(async () => (await count(`purchases where email = '${email}'`)) > 0);
};

const DONE = `set state = 'completed'`;
const DECLINED = { token: 'fake-processor-declined-visa-nonce' };
const trial = (token: string) => ({ planType: 'premium_with_trial', token });
const AMEX = trial('fake-valid-amex-nonce');
const MASTERCARD = trial('fake-valid-mastercard-nonce');

/** The steps of a purchase, in their order: those at the database come last, as it does not wait for long. */
const PURCHASES: Dying[] = (
  [
    ['before the customer', call('customer.create', 'before'), UNDONE],
    ['after the card', call('payment_method.create', 'after'), UNDONE],
    ['before the charge', call('transaction.create', 'before'), UNDONE],
    ['before the charge, which comes all the same', comesLate, PAID],
    ['after the charge', call('transaction.create', 'after'), PAID],
    ['after the card of a trial', call('payment_method.create', 'after'), UNDONE, AMEX],
    ['undoing, before the customer goes', call('customer.delete', 'before'), UNDONE, DECLINED],
    ['undoing, after the customer went', call('customer.delete', 'after'), UNDONE, DECLINED],
    ['after the intent', statement('insert into purchases', 'after'), UNDONE],
    ['after the charge, before the commit', statement(DONE, 'before'), PAID],
    ['after the commit, before the answer', statement(DONE, 'after'), PAID],
    ['after the commit of a trial', statement(DONE, 'after'), IN_TRIAL, MASTERCARD],
    ['before the account', noAccount, UNDONE],
  ] as const
).map(([what, stop, expected, input]) => ({ what, stop, expected, input }));

async function count(of: string): Promise<number> {
  const [row] = await world.gateway.services.database.em.execute<{ found: number }[]>(
    `select count(*)::int as found from ${of}`,
  );
  return row?.found ?? 0;
}

async function idOf({ uid }: TestUser): Promise<string> {
  const [row] = await world.gateway.services.database.em.execute<{ id: string }[]>(
    'select id from subscriptions where user_id = ?',
    [uid],
  );
  return String(row?.id);
}

/** Members whose plans or trials are due one after the other, a few seconds apart, and two who upgrade. */
async function members() {
  const later = (seconds: number) => new Date(DUE + seconds * SECOND);
  const month = async (seconds: number) => {
    advanceTo(world, new Date(Date.parse('2031-11-20T17:00:00Z') + seconds * SECOND).toISOString());
    return payingMember(world, { planType: 'plus' });
  };
  const beforeCharge = await month(0);
  const afterCharge = await month(0);
  const afterCommit = await month(60);
  advanceTo(world, new Date(later(30).getTime() - 86_400 * SECOND).toISOString());
  const afterIntent = await payingMember(world, {
    planType: 'plus_with_trial',
    token: 'fake-valid-visa-nonce',
  });
  advanceTo(world, later(-60).toISOString());
  const plus = () => payingMember(world, { planType: 'plus' });
  const upgrades = [await plus(), await plus()] as const;
  return { beforeCharge, afterCharge, afterIntent, afterCommit, upgrades };
}

/** Lookups of charges wait, so that the process cannot recover by itself, nor finish its first reconciliation. */
async function lookUpsWait(): Promise<() => Promise<unknown>> {
  const { id } = await world.processor.order<{ id: number }>('POST', 'faults', {
    operation: 'transaction.search',
    effect: { kind: 'hold', barrier: 'search', when: 'before' },
    times: null,
  });
  return () => world.processor.order('DELETE', `faults/${id}`);
}

async function stopRenewals(beforeCharge: TestUser, afterCharge: TestUser): Promise<void> {
  const stopped = [
    await delayAt(world, 'transaction.create', 'before', await cardOf(world, beforeCharge)),
    await delayAt(world, 'transaction.create', 'after', await cardOf(world, afterCharge)),
  ];
  time.moveTo(DUE);
  for (const renewal of stopped) await renewal();
}

async function stopUpgrade(user: TestUser, when: 'before' | 'after'): Promise<void> {
  const stopped = await delayAt(world, 'transaction.create', when, await cardOf(world, user));
  ask(CHANGE, { tier: 'VIP' }, user);
  await stopped();
}

/** The charge of a trial that is over: what is meant to be charged is written down, and it goes no further. */
async function stopAfterIntent(user: TestUser): Promise<void> {
  const order = `renew:${await idOf(user)}:1:1`;
  const intent = proxy.breakAt(order, 'after', { upTo: 'commit', ...silently });
  time.moveTo(DUE + 30 * SECOND);
  await intent;
}

/** A renewal that was charged and committed, by a process that never learns of the commit. */
async function stopAfterCommit(user: TestUser): Promise<void> {
  const order = `renew:${await idOf(user)}:2:1`;
  const card = await cardOf(world, user);
  const committed = new Promise<void>((resolve) => {
    const charged = async () =>
      void proxy.breakAt(order, 'after', { upTo: 'commit', ...silently }).then(resolve);
    void hook(charged).then((url) => fault(world, { kind: 'hook', url, when: 'after' }, { card }));
  });
  time.moveTo(DUE + 60 * SECOND);
  await committed;
}

/** Answers the addresses of the buyers. */
async function stopPurchases(): Promise<string[]> {
  const emails: string[] = [];
  for (const { stop, input } of PURCHASES) {
    const email = `${randomUUID()}@chalkline.test`;
    emails.push(email);
    const stopped = await stop(email);
    ask(PURCHASE, order({ email, ...input }));
    await stopped();
  }
  return emails;
}

/** The silence of a process that died a while ago; its jobs are given to others. */
const jobsAreGivenUp = () =>
  world.gateway.services.database.em.execute(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
    [],
    'run',
  );

const dueUntil = (at: number) => count(`subscriptions where due_at <= '${new Date(at).toISOString()}'`);

test('killed at every step of purchases, upgrades, renewals and a conversion at once: a minute later each is whole or not charged, and minutes later all are whole', async () => {
  const { beforeCharge, afterCharge, afterIntent, afterCommit, upgrades } = await members();
  time.moveTo(DUE - 30 * SECOND);
  const lookUpsGoOn = await lookUpsWait();
  victim = await start({
    DATABASE_URL: proxy.url,
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
    BRAINTREE_TIMEOUT_MS: '60000',
  });
  await stopRenewals(beforeCharge, afterCharge);
  await stopUpgrade(upgrades[0], 'before');
  await stopUpgrade(upgrades[1], 'after');
  await stopAfterIntent(afterIntent);
  await stopAfterCommit(afterCommit);
  const emails = await stopPurchases();

  await victim.kill();
  const killedAt = time.now();
  expect(answered).toEqual([]);
  await lookUpsGoOn();
  await world.processor.order('POST', 'barriers/late/release');
  await jobsAreGivenUp();
  successor = await start({});
  time.moveTo(killedAt + 45 * SECOND);
  await until(
    async () =>
      (await count(`purchases where state in ('prepared', 'undoing')`)) === 0 &&
      (await count(`payment_attempts where state in ('prepared', 'unknown')`)) === 0 &&
      (await dueUntil(DUE + 60 * SECOND)) === 0,
  );
  const seconds = (time.now() - killedAt) / SECOND;
  expect(seconds).toBeLessThan(60);
  advanceTo(world, new Date(time.now()).toISOString());

  const outcomes = await Promise.all(emails.map((email) => outcomeOf(world, email)));
  expect(PURCHASES.map(({ what }, at) => ({ what, ...outcomes[at] }))).toEqual(
    PURCHASES.map(({ what, expected }) => ({ what, ...expected })),
  );
  for (const user of [afterCharge, afterCommit])
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  // What was not charged is known not to be, and is charged when the processor can no more do it late.
  expect(await chargesOf(world, beforeCharge.uid)).toEqual([7_900]);
  expect(await chargesOf(world, afterIntent.uid)).toEqual([]);
  time.moveTo(time.now() + NO_RESPONSE_MILLISECONDS);
  await until(async () => (await dueUntil(time.now())) === 0);
  advanceTo(world, new Date(time.now()).toISOString());
  expect(await chargesOf(world, beforeCharge.uid)).toEqual([7_900, 7_900]);
  expect(await chargesOf(world, afterIntent.uid)).toEqual([7_900]);
  const tiers = await Promise.all(upgrades.map((user) => memberPlan(world, user)));
  expect(tiers.map(({ user }) => user.subscription)).toEqual(['PLUS', 'VIP']);
  // The sweep in which the victim died was not lost with it: its worker is woken once a minute.
  await until(
    async () => (await count(`pgboss.job where name = 'hourly-sweep' and state = 'completed'`)) > 0,
    90_000,
  );
});
