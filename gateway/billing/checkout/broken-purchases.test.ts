import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { chargeOnce } from '#gateway/billing/processor/charge-once.ts';
import { migratedDatabase, required, type TestDatabase } from '#gateway/testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '#gateway/testing/database-proxy.ts';
import { hook } from '#gateway/testing/hook.ts';
import { invariants } from '#gateway/testing/invariants.ts';
import { buy, converge, coupon, fault, type MoneyWorld, openMoneyWorld } from '#gateway/testing/money.ts';
import { IN_TRIAL, NEVER, type Outcome, outcomeOf, PAID, UNDONE } from '#gateway/testing/money-rows.ts';
import { member } from '#gateway/testing/users.ts';
import { type TcpProxy, tcpProxy } from '#local/testing/tcp-proxy.ts';
import { until } from '#local/testing/until.ts';

let world: MoneyWorld;
let database: TestDatabase;
let proxy: DatabaseProxy;
let identity: TcpProxy;
const emulator = required('FIREBASE_AUTH_EMULATOR_HOST');

beforeAll(async () => {
  database = await migratedDatabase();
  proxy = await databaseProxy(database.url);
  identity = await tcpProxy(`http://${emulator}`);
  // firebase-admin reads it at each call; the tests themselves reach the emulator directly.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = identity.host;
  world = await openMoneyWorld({ DATABASE_URL: proxy.url, FIREBASE_AUTH_EMULATOR_HOST: identity.host });
});
afterEach(async () => {
  await identity.on();
  proxy.refuse(false);
  await converge(world);
  expect(await invariants(world)).toEqual([]);
});
afterAll(async () => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  await world.close();
  await identity.off();
  await proxy.close();
  await database.drop();
});

/** What became of a purchase, a minute later. */
async function outcome(email: string): Promise<Outcome> {
  await identity.on();
  proxy.refuse(false);
  await converge(world);
  return outcomeOf(world, email);
}

const address = () => `${randomUUID()}@chalkline.test`;

const answersNothing = () =>
  fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search', times: null });

describe('the processor, during the charge,', () => {
  test.each<[string, Record<string, unknown>, Outcome]>([
    ['does not answer and did nothing', { kind: 'timeout', when: 'before' }, UNDONE],
    ['does not answer and charged', { kind: 'timeout', when: 'after' }, PAID],
    ['answers 500', { kind: 'status', status: 500 }, UNDONE],
    ['answers 429', { kind: 'status', status: 429 }, UNDONE],
    ['answers half of it', { kind: 'half_body' }, PAID],
    ['answers something else', { kind: 'wrong_type' }, PAID],
    ['answers too late', { kind: 'slow', ms: 1_500 }, PAID],
  ])(
    '%s: settled within a minute, and the same key tells what came of it',
    async (_what, effect, expected) => {
      await answersNothing();
      await fault(world, effect);
      const input = { email: address(), idempotencyKey: randomUUID() };
      const first = await buy(world, input);
      expect(first.errors?.[0]).toMatchObject({
        message: 'Your payment is being confirmed. This takes up to a minute.',
        extensions: { code: 'PAYMENT_PENDING' },
      });
      expect((await buy(world, input)).errors?.[0]?.extensions.code).toBe('PAYMENT_PENDING');
      expect(await outcome(input.email)).toEqual(expected);
      const repeated = await buy(world, input);
      if (expected === PAID)
        expect(repeated.data.purchase).toMatchObject({ tier: 'PREMIUM', totalCents: 12_900 });
      else expect(repeated.errors?.[0]?.extensions.code).toBe('PROCESSOR_UNAVAILABLE');
      if (expected === UNDONE) {
        expect((await buy(world, { email: input.email })).errors).toBeUndefined();
        expect(await outcome(input.email)).toEqual(PAID);
      }
    },
  );

  test('answers nothing, but can be asked what became of it: the buyer does not even notice', async () => {
    await fault(world, { kind: 'timeout', when: 'after' });
    expect((await buy(world)).data.purchase.totalCents).toBe(12_900);
  });

  test('suspects a duplicate: it is looked up, and the first charge counts', async () => {
    const { services } = world.gateway;
    await world.processor.order('PUT', 'settings', { duplicateChecking: true });
    const { userId } = (await buy(world)).data.purchase;
    const [charged] = await services.database.em.execute<
      { orderId: string; cardToken: string; id: string }[]
    >(
      `select a.order_id as "orderId", a.card_token as "cardToken", a.transaction_id as id
         from payment_attempts a join invoices i on i.id = a.invoice_id where i.user_id = ?`,
      [userId],
    );
    const { orderId = '', cardToken = '', id } = charged ?? {};
    const again = { orderId, cardToken, cents: 12_900, reason: 'first' as const };
    expect(await services.processor.charge(again)).toEqual({ kind: 'unknown' });
    const outcome = await chargeOnce(services, { ...again, preparedAt: services.clock.now() });
    expect(outcome).toEqual({ kind: 'succeeded', transactionId: id });
    await world.processor.order('PUT', 'settings', { duplicateChecking: false });
  });
});

describe('the processor, while storing the card,', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['the customer: no answer, nothing done', 'customer.create', { kind: 'timeout', when: 'before' }],
    ['the customer: no answer, but done', 'customer.create', { kind: 'timeout', when: 'after' }],
    ['the card: no answer, nothing done', 'payment_method.create', { kind: 'timeout', when: 'before' }],
    ['the card: no answer, but done', 'payment_method.create', { kind: 'timeout', when: 'after' }],
    ['the card: 500', 'payment_method.create', { kind: 'status', status: 500 }],
  ])('%s: nothing is charged and nothing stays', async (_what, operation, effect) => {
    await coupon(world, `C${randomUUID().slice(0, 8).toUpperCase()}`);
    await fault(world, effect, { operation });
    const email = address();
    expect((await buy(world, { email })).errors?.[0]?.extensions.code).toBe('PROCESSOR_UNAVAILABLE');
    expect(await outcome(email)).toEqual(UNDONE);
  });

  test('a purchase that cannot be undone at once is undone within a minute', async () => {
    await fault(world, { kind: 'timeout', when: 'before' }, { operation: 'customer.delete', times: 2 });
    const email = address();
    const refused = await buy(world, { email, token: 'fake-processor-declined-visa-nonce' });
    expect(refused.errors?.[0]?.extensions.code).toBe('CARD_DECLINED');
    expect(await outcome(email)).toEqual(UNDONE);
  });

  test('a trial whose card is not answered for leaves nothing', async () => {
    await fault(world, { kind: 'timeout', when: 'after' }, { operation: 'payment_method.create' });
    const email = address();
    const refused = await buy(world, {
      email,
      planType: 'premium_with_trial',
      token: 'fake-valid-visa-nonce',
    });
    expect(refused.errors?.[0]?.extensions.code).toBe('PROCESSOR_UNAVAILABLE');
    expect(await outcome(email)).toEqual(UNDONE);
  });
});

describe('a charge that could not be sent in time', () => {
  test('is not sent at all, so that it cannot come after the order was given up', async () => {
    const { services } = world.gateway;
    const email = address();
    const late = await hook(async () => {
      services.clock.set(new Date(services.clock.now().getTime() + 30_000).toISOString());
    });
    await fault(world, { kind: 'hook', url: late, when: 'after' }, { operation: 'payment_method.create' });
    expect((await buy(world, { email })).errors?.[0]?.extensions.code).toBe('PROCESSOR_UNAVAILABLE');
    expect(await outcome(email)).toEqual(UNDONE);
  });
});

describe('the database connection is lost', () => {
  const STATEMENTS = {
    arriving: 'rate_limits as kept',
    preparing: 'insert into purchases',
    completing: `set state = 'completed'`,
  };

  test.each<[keyof typeof STATEMENTS, 'before' | 'after', Outcome]>([
    ['arriving', 'before', NEVER],
    ['arriving', 'after', NEVER],
    ['preparing', 'before', NEVER],
    ['preparing', 'after', UNDONE],
    ['completing', 'before', PAID],
    ['completing', 'after', PAID],
  ])('while %s, %s the statement: converges', async (statement, when, expected) => {
    const broken = proxy.breakAt(STATEMENTS[statement], when);
    const email = address();
    const answer = await buy(world, { email });
    await broken;
    expect(answer.errors?.[0]?.extensions.code).toBe(
      statement === 'completing' ? 'PAYMENT_PENDING' : 'UNAVAILABLE',
    );
    expect(await outcome(email)).toEqual(expected);
  });

  test.each(['before', 'after'] as const)('while a trial completes, %s the statement', async (when) => {
    const token = when === 'before' ? 'fake-valid-amex-nonce' : 'fake-valid-mastercard-nonce';
    const broken = proxy.breakAt(STATEMENTS.completing, when);
    const email = address();
    const answer = await buy(world, { email, planType: 'premium_with_trial', token });
    await broken;
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
    expect(await outcome(email)).toEqual(when === 'after' ? IN_TRIAL : UNDONE);
  });

  test.each(['marking', 'removing'] as const)('while undoing: %s', async (step) => {
    const text = step === 'marking' ? `set state = 'undoing'` : `set state = 'failed'`;
    const broken = proxy.breakAt(text, 'before');
    const email = address();
    await buy(world, { email, token: 'fake-processor-declined-visa-nonce' });
    await broken;
    expect(await outcome(email)).toEqual(UNDONE);
  });

  /** Whether another connection waits for a lock. */
  async function isWaiting(client: pg.Client): Promise<boolean> {
    return (await client.query('select from pg_locks where not granted')).rows.length > 0;
  }

  test('while a declined charge is undone, and its decline is not counted yet: nothing is left unhandled', async () => {
    const said = () => world.gateway.logged().split('a declined purchase is not undone yet').length;
    const before = said();
    const other = new pg.Client(database.url);
    await other.connect();
    const url = await hook(() => other.query('begin; lock table rate_limits in exclusive mode'));
    await fault(world, { kind: 'hook', url, when: 'after' }, { operation: 'payment_method.create' });
    await fault(world, { kind: 'decline', code: '2001' }, { card: '1111' });
    const broken = proxy.breakAt(`set state = 'undoing'`, 'before');
    const email = address();
    const answer = buy(world, { email });
    await broken;
    await until(async () => said() > before && (await isWaiting(other)));
    await other.end();
    expect((await answer).errors?.[0]?.extensions.code).toBe('CARD_DECLINED');
    expect(await outcome(email)).toEqual(UNDONE);
  });

  test.each([
    ['payment_method.create', 'fake-valid-nonce', PAID],
    ['payment_method.create', 'fake-processor-declined-visa-nonce', UNDONE],
    ['transaction.create', 'fake-valid-nonce', PAID],
  ])('and stays away since %s with %s', async (operation, token, expected) => {
    const url = await hook(async () => proxy.refuse(true));
    await fault(world, { kind: 'hook', url, when: 'before' }, { operation });
    const email = address();
    await buy(world, { email, token });
    expect(await outcome(email)).toEqual(expected);
  });

  test('for all connections at once, as when PostgreSQL is restarted: a member’s purchase goes on', async () => {
    const user = await member(world.gateway);
    const { em } = world.gateway.services.database;
    const url = await hook(() =>
      em.execute(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    await fault(world, { kind: 'hook', url, when: 'before' });
    await buy(world, { email: user.email }, user);
    expect(await outcome(user.email)).toEqual(PAID);
  });
});
