import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock } from '#gateway/clock.ts';
import { type BreakableProxy, breakableProxy } from '#gateway/testing/breakable-proxy.ts';
import { migratedDatabase, required, type TestDatabase } from '#gateway/testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '#gateway/testing/database-proxy.ts';
import { type GatewayProcess, startGatewayProcess } from '#gateway/testing/gateway-process.ts';
import { hook } from '#gateway/testing/hook.ts';
import { closeAndJudge } from '#gateway/testing/invariants.ts';
import {
  advanceTo,
  chargesOf,
  held,
  type MoneyWorld,
  openMoneyWorld,
  order,
  PURCHASE,
  payer,
  SECOND,
} from '#gateway/testing/money.ts';
import type { Person } from '#gateway/testing/persons.ts';
import { until } from '#gateway/testing/until.ts';
import { SILENCE_MILLISECONDS } from '#schema/rules/dunning.ts';

/** When everything that renews here is due. */
const DUE = Date.parse('2031-12-20T17:00:00.000Z');

let database: TestDatabase;
let proxy: DatabaseProxy;
let identity: BreakableProxy;
let world: MoneyWorld;
let folder: string;
let victim: GatewayProcess;
let heir: GatewayProcess | undefined;

beforeAll(async () => {
  database = await migratedDatabase();
  proxy = await databaseProxy(database.url);
  identity = await breakableProxy(`http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`);
  world = await openMoneyWorld({ DATABASE_URL: database.url });
  folder = mkdtempSync(join(tmpdir(), 'chalkline-killed-'));
});
afterAll(async () => {
  try {
    await Promise.all([victim?.kill(), heir?.kill()]);
    expect(await closeAndJudge(world)).toEqual([]);
  } finally {
    await Promise.all([proxy.close(), identity.close()]);
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});

const clockFile = () => join(folder, 'clock');
let ahead = 0;
/** The product's time in the processes: it runs, and only ever forward. */
const productTime = () => systemClock.now().getTime() + ahead;
function setProductTime(at: number): void {
  ahead += Math.max(0, at - productTime());
  writeFileSync(clockFile(), String(ahead));
}

function start(more: Record<string, string>): Promise<GatewayProcess> {
  return startGatewayProcess({
    ...{ DATABASE_URL: database.url, BRAINTREE_ENVIRONMENT: world.processor.url, CLOCK_FILE: clockFile() },
    ...more,
  });
}

/** Asks the process that will be killed: nobody will answer. */
function ask(query: string, input: Record<string, unknown>, person: Person | null = null): void {
  const headers = {
    'content-type': 'application/json',
    ...(person && { authorization: `Bearer ${person.token}` }),
  };
  const body = JSON.stringify({ query, variables: { input } });
  void fetch(`${victim.url}/graphql`, { method: 'POST', headers, body }).then(
    async (answer) => answered.push(await answer.text()),
    () => undefined,
  );
}
const answered: string[] = [];

const CHANGE = 'mutation ($input: ChangePlanInput!) { changePlan(input: $input) { user { subscription } } }';

interface Fault {
  id: number;
  card: string | null;
}

/** Makes the next such call to the processor stand still; resolves when one does. */
async function stall(operation: string, effect: Record<string, unknown>, card?: string) {
  const body = { operation, effect, ...(card && { card }) };
  const { id } = await world.processor.order<Fault>('POST', 'faults', body);
  return () =>
    until(async () => {
      const { faults, barriers } = await world.processor.order<{
        faults: Fault[];
        barriers: Record<string, number>;
      }>('GET', 'state');
      const reached = effect.kind === 'timeout' || barriers[String(effect.barrier)] === 1;
      return reached && !faults.some((fault) => fault.id === id);
    });
}

/** Before its effect, which then never comes; or after it. */
const stallAt = (operation: string, when: 'before' | 'after', card?: string) =>
  when === 'before'
    ? stall(operation, { kind: 'timeout', when }, card)
    : stall(operation, { kind: 'hold', barrier: randomUUID(), when }, card);

const silently = { silently: true };

interface Outcome {
  state: string;
  charges: number[];
}
const PAID: Outcome = { state: 'completed', charges: [12_900] };
const UNDONE: Outcome = { state: 'failed', charges: [] };
const IN_TRIAL: Outcome = { state: 'completed', charges: [] };

interface Dying {
  what: string;
  input?: Record<string, unknown>;
  /** Prepares the place where the purchase stands still; answers when it does, once it was asked for. */
  stop(email: string): Promise<() => Promise<unknown>>;
  expected: Outcome;
}

const call = (operation: string, when: 'before' | 'after') => () => stallAt(operation, when);
const statement = (text: string, when: 'before' | 'after') => async () => {
  const broken = proxy.breakAt(text, when, silently);
  return () => broken;
};

const DECLINED = { token: 'fake-processor-declined-visa-nonce' };
const trial = (token: string) => ({ planType: 'premium_with_trial', token });

/** The steps of a purchase, in their order: those at the database come last, as it does not wait for long. */
const PURCHASES: Dying[] = [
  { what: 'before the customer', stop: call('customer.create', 'before'), expected: UNDONE },
  { what: 'after the card', stop: call('payment_method.create', 'after'), expected: UNDONE },
  { what: 'before the charge', stop: call('transaction.create', 'before'), expected: UNDONE },
  {
    what: 'before the charge, which comes all the same',
    stop: () => stall('transaction.create', { kind: 'hold', barrier: 'late', when: 'before' }),
    expected: PAID,
  },
  { what: 'after the charge', stop: call('transaction.create', 'after'), expected: PAID },
  {
    what: 'after the card of a trial',
    input: trial('fake-valid-amex-nonce'),
    stop: call('payment_method.create', 'after'),
    expected: UNDONE,
  },
  {
    what: 'undoing, before the customer goes',
    input: DECLINED,
    stop: call('customer.delete', 'before'),
    expected: UNDONE,
  },
  {
    what: 'undoing, after the customer went',
    input: DECLINED,
    stop: call('customer.delete', 'after'),
    expected: UNDONE,
  },
  {
    what: 'after the intent',
    stop: statement('insert into "purchases"', 'after'),
    expected: UNDONE,
  },
  {
    what: 'after the charge, before the commit',
    stop: statement(`set state = 'completed'`, 'before'),
    expected: PAID,
  },
  {
    what: 'after the commit, before the answer',
    stop: statement(`set state = 'completed'`, 'after'),
    expected: PAID,
  },
  {
    what: 'after the commit of a trial',
    input: trial('fake-valid-mastercard-nonce'),
    stop: statement(`set state = 'completed'`, 'after'),
    expected: IN_TRIAL,
  },
  {
    what: 'before the account',
    stop: async (email) => {
      identity.freeze();
      return () => until(async () => (await count(`purchases where email = '${email}'`)) > 0);
    },
    expected: UNDONE,
  },
];

async function count(of: string): Promise<number> {
  const [row] = await world.gateway.services.database.em.execute<{ found: number }[]>(
    `select count(*)::int as found from ${of}`,
  );
  return row?.found ?? 0;
}

async function idOf({ uid }: Person): Promise<string> {
  const [row] = await world.gateway.services.database.em.execute<{ id: string }[]>(
    'select id from subscriptions where user_id = ?',
    [uid],
  );
  return String(row?.id);
}

async function cardOf({ uid }: Person): Promise<string> {
  const [row] = await world.gateway.services.database.em.execute<{ token: string }[]>(
    'select token from payment_methods where user_id = ?',
    [uid],
  );
  return String(row?.token);
}

/** Members whose plans or trials are due one after the other, a few seconds apart, and two who upgrade. */
async function members() {
  const later = (seconds: number) => new Date(DUE + seconds * SECOND);
  const month = async (seconds: number) => {
    advanceTo(world, new Date(Date.parse('2031-11-20T17:00:00Z') + seconds * SECOND).toISOString());
    return payer(world, { planType: 'plus' });
  };
  const beforeCharge = await month(0);
  const afterCharge = await month(0);
  const afterCommit = await month(60);
  advanceTo(world, new Date(later(30).getTime() - 86_400 * SECOND).toISOString());
  const afterIntent = await payer(world, { planType: 'plus_with_trial', token: 'fake-valid-visa-nonce' });
  advanceTo(world, later(-60).toISOString());
  const upgrades = [await payer(world, { planType: 'plus' }), await payer(world, { planType: 'plus' })];
  return { beforeCharge, afterCharge, afterIntent, afterCommit, upgrades };
}

test('killed at every step of purchases, upgrades, renewals and a conversion at once: a minute later each is whole or not charged, and minutes later all are whole', async () => {
  const { beforeCharge, afterCharge, afterIntent, afterCommit, upgrades } = await members();
  setProductTime(DUE - 30 * SECOND);
  // Whoever looks something up waits for it, so that the victim cannot heal itself, nor finish its first sweep.
  const { id: search } = await world.processor.order<{ id: number }>('POST', 'faults', {
    operation: 'transaction.search',
    effect: { kind: 'hold', barrier: 'search', when: 'before' },
    times: null,
  });
  victim = await start({
    DATABASE_URL: proxy.url,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(identity.url).host,
    BRAINTREE_TIMEOUT_MS: '60000',
  });

  const renewals = [
    await stallAt('transaction.create', 'before', await cardOf(beforeCharge)),
    await stallAt('transaction.create', 'after', await cardOf(afterCharge)),
  ];
  setProductTime(DUE);
  for (const renewal of renewals) await renewal();
  for (const [at, when] of (['before', 'after'] as const).entries()) {
    const person = upgrades[at] as Person;
    const upgrade = await stallAt('transaction.create', when, await cardOf(person));
    ask(CHANGE, { tier: 'VIP' }, person);
    await upgrade();
  }

  const intent = proxy.breakAt(`renew:${await idOf(afterIntent)}:1:1`, 'after', {
    upTo: 'commit',
    ...silently,
  });
  setProductTime(DUE + 30 * SECOND);
  await intent;
  const renewed = `renew:${await idOf(afterCommit)}:2:1`;
  const settled = new Promise<void>((resolve) => {
    const url = hook(async () => {
      void proxy.breakAt(renewed, 'after', { upTo: 'commit', ...silently }).then(resolve);
    });
    void Promise.all([url, cardOf(afterCommit)]).then(([url, card]) =>
      world.processor.order('POST', 'faults', {
        operation: 'transaction.create',
        effect: { kind: 'hook', url, when: 'after' },
        card,
      }),
    );
  });
  setProductTime(DUE + 60 * SECOND);
  await settled;
  const emails: string[] = [];
  for (const { stop, input } of PURCHASES) {
    const email = `${randomUUID()}@chalkline.test`;
    emails.push(email);
    const stopped = await stop(email);
    ask(PURCHASE, order({ email, ...input }));
    await stopped();
  }

  await victim.kill();
  const killedAt = productTime();
  expect(answered).toEqual([]);
  await world.processor.order('DELETE', `faults/${search}`);
  await world.processor.order('POST', 'barriers/late/release');
  // The silence of a process that died a while ago; its jobs are given to others.
  const { em } = world.gateway.services.database;
  await em.execute(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
    [],
    'run',
  );

  heir = await start({});
  setProductTime(killedAt + 45 * SECOND);
  await until(
    async () =>
      (await count(`purchases where state in ('prepared', 'undoing')`)) === 0 &&
      (await count(`payment_attempts where state in ('prepared', 'unknown')`)) === 0 &&
      (await count(`subscriptions where due_at <= '${new Date(DUE + 60 * SECOND).toISOString()}'`)) === 0,
  );
  const seconds = (productTime() - killedAt) / SECOND;
  expect(seconds).toBeLessThan(60);
  advanceTo(world, new Date(productTime()).toISOString());

  const outcomes = await Promise.all(emails.map(outcomeOf));
  expect(PURCHASES.map(({ what }, at) => ({ what, ...outcomes[at] }))).toEqual(
    PURCHASES.map(({ what, expected }) => ({ what, ...expected })),
  );
  for (const person of [afterCharge, afterCommit])
    expect(await chargesOf(world, person.uid)).toEqual([7_900, 7_900]);
  // What was not charged is known not to be, and is charged when the processor can no more do it late.
  expect(await chargesOf(world, beforeCharge.uid)).toEqual([7_900]);
  expect(await chargesOf(world, afterIntent.uid)).toEqual([]);
  setProductTime(productTime() + SILENCE_MILLISECONDS);
  await until(
    async () =>
      (await count(`subscriptions where due_at <= '${new Date(productTime()).toISOString()}'`)) === 0,
  );
  advanceTo(world, new Date(productTime()).toISOString());
  expect(await chargesOf(world, beforeCharge.uid)).toEqual([7_900, 7_900]);
  expect(await chargesOf(world, afterIntent.uid)).toEqual([7_900]);
  const tiers = await Promise.all(upgrades.map((person) => held(world, person)));
  expect(tiers.map(({ user }) => user.subscription)).toEqual(['PLUS', 'VIP']);
  // The sweep in which the victim died was not lost with it.
  await until(
    async () => (await count(`pgboss.job where name = 'hourly-sweep' and state = 'completed'`)) > 0,
  );
}, 90_000);

async function outcomeOf(email: string): Promise<Outcome> {
  const { em } = world.gateway.services.database;
  const [row] = await em.execute<{ state: string; userId: string }[]>(
    'select state, user_id as "userId" from purchases where email = ?',
    [email],
  );
  return { state: row?.state ?? 'never begun', charges: row ? await chargesOf(world, row.userId) : [] };
}
