import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { AppError } from '#gateway/app-error.ts';
import { migratedDatabase } from './database.ts';
import { type DatabaseProxy, databaseProxy } from './database-proxy.ts';
import { NOON } from './gateway.ts';
import { invariants, MONEY_TABLES } from './invariants.ts';
import {
  advance,
  buy,
  cancel,
  changePlan,
  converge,
  coupon,
  DAY,
  fault,
  HOUR,
  type MoneyWorld,
  openMoneyWorld,
  reactivate,
  replaceCard,
  runDue,
  SECOND,
} from './money.ts';
import { type Person, signUp } from './persons.ts';
import { until } from './until.ts';

/** What members, their banks, the processor, the network and time may do, in any order. */
export type Step =
  | { does: 'buy'; who: number; planType: string; token: string; couponCode: string | null; twice: boolean }
  | { does: 'buy as a visitor'; planType: string; token: string }
  | { does: 'change'; who: number; tiers: string[] }
  | { does: 'cancel' | 'reactivate'; who: number }
  | { does: 'new card'; who: number; token: string }
  | { does: 'decline'; code: string }
  | { does: 'all cards are good' }
  | { does: 'charge goes wrong'; effect: Record<string, unknown> }
  | { does: 'looking up goes wrong' }
  | { does: 'vault goes wrong'; effect: Record<string, unknown> }
  | { does: 'connection is lost'; text: string; when: 'before' | 'after' }
  | { does: 'time passes'; milliseconds: number; workers: boolean }
  | { does: 'workers run'; at: number }
  | { does: 'processor settles' }
  | { does: 'bank disputes' };

const who = fc.nat({ max: 1 });
const plans = fc.constantFrom('plus', 'plus', 'premium', 'vip', 'plus_with_trial', 'premium_with_trial');
const tokens = fc.constantFrom(
  ...['fake-valid-nonce', 'fake-valid-visa-nonce', 'fake-valid-mastercard-nonce', 'fake-valid-amex-nonce'],
  'fake-processor-declined-visa-nonce',
);
const effects = fc.constantFrom<Record<string, unknown>>(
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'half_body' },
  { kind: 'wrong_type' },
  // These two take the whole time that the processor is given.
  { kind: 'timeout', when: 'before' },
  { kind: 'timeout', when: 'after' },
);
const STATEMENTS = [
  ...['rate_limits as kept', 'insert into "purchases"', `set state = 'completed'`, `set state = 'undoing'`],
  ...[`set state = 'failed'`, 'insert into "payment_attempts"', 'update "payment_attempts"', 'commit'],
];
const codes = fc.constantFrom('2001', '2001', '2004', '2038');
const lengths = fc.constantFrom(
  SECOND,
  30 * SECOND,
  HOUR,
  23 * HOUR,
  DAY,
  DAY,
  3 * DAY,
  15 * DAY,
  31 * DAY,
  70 * DAY,
);

const wishes: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        does: fc.constant('buy' as const),
        who,
        planType: plans,
        token: tokens,
        couponCode: fc.constantFrom(null, null, 'ONCE', 'MONTHS', 'EVER', 'NOBODY'),
        twice: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        does: fc.constant('buy as a visitor' as const),
        planType: plans,
        token: tokens,
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        does: fc.constant('change' as const),
        who,
        // More than one are wished for at once, in several tabs.
        tiers: fc.array(fc.constantFrom('PLUS', 'PREMIUM', 'VIP'), { minLength: 1, maxLength: 3 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constantFrom('cancel' as const, 'reactivate' as const), who }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('new card' as const), who, token: tokens }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('decline' as const), code: codes }) },
    { weight: 1, arbitrary: fc.constant({ does: 'all cards are good' as const }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('charge goes wrong' as const), effect: effects }) },
    { weight: 2, arbitrary: fc.constant({ does: 'looking up goes wrong' as const }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('vault goes wrong' as const), effect: effects }) },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('connection is lost' as const),
        text: fc.constantFrom(...STATEMENTS),
        when: fc.constantFrom('before' as const, 'after' as const),
      }),
    },
    {
      weight: 7,
      arbitrary: fc.record({
        does: fc.constant('time passes' as const),
        milliseconds: lengths,
        workers: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constant('workers run' as const), at: fc.integer({ min: 1, max: 3 }) }),
    },
    { weight: 1, arbitrary: fc.constant({ does: 'processor settles' as const }) },
    { weight: 1, arbitrary: fc.constant({ does: 'bank disputes' as const }) },
  ),
  { minLength: 3, maxLength: 10 },
);

/** A plan to begin with: without one most wishes are refused. */
const beginnings: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('buy' as const),
  who: fc.constant(0),
  planType: plans,
  token: fc.constant('fake-valid-discover-nonce'),
  couponCode: fc.constant(null),
  twice: fc.constant(false),
});

export const steps = fc.tuple(beginnings, wishes).map(([first, others]) => [first, ...others]);

export interface MoneyModel {
  /** Runs a sequence on an empty world, lets time pass without faults, and answers what is wrong then. */
  run(sequence: Step[]): Promise<string[]>;
  close(): Promise<void>;
}

export async function openMoneyModel(): Promise<MoneyModel> {
  const database = await migratedDatabase();
  const proxy = await databaseProxy(database.url);
  const world = await openMoneyWorld({ DATABASE_URL: proxy.url, BRAINTREE_TIMEOUT_MS: '600' });
  const address = await world.gateway.app.listen({ port: 0, host: '127.0.0.1' });
  let members = await Promise.all([signUp(), signUp()]);
  let signedUpAt = performance.now();
  return {
    run: async (sequence) => {
      // Tokens are good for an hour of real time.
      if (performance.now() - signedUpAt > 50 * 60 * SECOND) {
        members = await Promise.all([signUp(), signUp()]);
        signedUpAt = performance.now();
      }
      await beginAnew(world, members, `${address}/webhooks/braintree`);
      const wrong: string[] = [];
      for (const step of sequence) wrong.push(...(await carryOut(world, proxy, members, step)));
      await notified(world);
      proxy.heal();
      await converge(world);
      wrong.push(...(await invariants(world)));
      advance(world, 62 * DAY);
      await converge(world);
      return [...wrong, ...(await invariants(world))];
    },
    close: async () => {
      await world.close();
      await proxy.close();
      await database.drop();
    },
  };
}

async function beginAnew(world: MoneyWorld, members: Person[], webhookUrl: string): Promise<void> {
  const { services } = world.gateway;
  services.clock.set(NOON);
  await world.processor.order('POST', 'reset');
  await world.processor.order('PUT', 'settings', { webhookUrl });
  await world.processor.order('PUT', 'webhooks', { duplicate: true });
  // Points are counted by the minute, and this clock goes back.
  await services.database.em.execute(`truncate ${MONEY_TABLES.join(', ')}, cost_points cascade`, [], 'run');
  for (const { uid, email } of members)
    await services.database.em.execute(
      'insert into users (id, email, is_admin, trial_ends_at, created_at) values (?, ?, false, ?, ?)',
      [uid, email, services.clock.now(), services.clock.now()],
      'run',
    );
  await coupon(world, 'ONCE', { max_redemptions: 1, tiers: ['PLUS', 'PREMIUM', 'VIP'] });
  await coupon(world, 'MONTHS', { duration: 'MONTHS', duration_months: 2 });
  await coupon(world, 'EVER', { duration: 'FOREVER', amount_hundredths: 10_000 });
}

/** Until the processor's notifications, each sent twice, have come or failed to: then nothing is on its way. */
function notified({ processor }: MoneyWorld): Promise<void> {
  return until(async () => {
    const { deliveries } = await processor.order<{ deliveries: { attempts: unknown[] }[] }>('GET', 'state');
    return deliveries.every(({ attempts }) => attempts.length >= 2);
  });
}

/** What the log says of it: a race does not come again when it is asked to. */
function lastFailure({ gateway }: MoneyWorld): string | undefined {
  return gateway
    .logged()
    .split('\n')
    .findLast((line) => line.includes('"err"'));
}

/** Whatever is asked is answered in words: a failure without a name is a fault of ours. */
async function carryOut(
  world: MoneyWorld,
  proxy: DatabaseProxy,
  members: Person[],
  step: Step,
): Promise<string[]> {
  advance(world, SECOND);
  const answers = await act(world, proxy, members, step);
  return answers.flatMap((answer) => {
    if (answer instanceof Error) return isNamed(answer) ? [] : [`${step.does}: a worker failed: ${answer}`];
    const code = answer.errors?.[0]?.extensions.code;
    return code === 'INTERNAL_SERVER_ERROR' ? [`${step.does}: ${code}: ${lastFailure(world)}`] : [];
  });
}

/** What a worker may say when the database or the processor is away: it comes again. */
function isNamed(failure: Error): boolean {
  return failure instanceof AppError || /Connection terminated|ECONNRE/.test(String(failure));
}

type Answered = Error | { errors?: { extensions: { code: string } }[] };

async function act(
  world: MoneyWorld,
  proxy: DatabaseProxy,
  members: Person[],
  step: Step,
): Promise<Answered[]> {
  const member = 'who' in step ? (members[step.who] ?? members[0]) : members[0];
  if (!member) throw new Error('The model has members');
  const once = (twice: boolean, ask: () => Promise<Answered>) =>
    Promise.all(twice ? [ask(), ask()] : [ask()]);
  switch (step.does) {
    case 'buy': {
      const { planType, token, couponCode } = step;
      const input = { email: member.email, planType, token, couponCode, idempotencyKey: randomUUID() };
      return once(step.twice, () => buy(world, input, member));
    }
    case 'buy as a visitor':
      return [await buy(world, { planType: step.planType, token: step.token })];
    case 'change':
      return Promise.all(step.tiers.map((tier) => changePlan(world, member, tier)));
    case 'cancel':
      return [await cancel(world, member)];
    case 'reactivate':
      return [await reactivate(world, member)];
    case 'new card':
      return [await replaceCard(world, member, step.token)];
    case 'decline':
      await fault(world, { kind: 'decline', code: step.code }, { times: null });
      return [];
    case 'all cards are good':
      await world.processor.order('DELETE', 'faults');
      return [];
    case 'charge goes wrong':
      await fault(world, step.effect);
      return [];
    case 'looking up goes wrong':
      await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search', times: 2 });
      return [];
    case 'vault goes wrong':
      await fault(world, step.effect, { operation: 'payment_method' });
      return [];
    case 'connection is lost':
      void proxy.breakAt(step.text, step.when);
      return [];
    case 'time passes':
      advance(world, step.milliseconds);
      return step.workers ? failuresOf(await runDue(world)) : [];
    case 'workers run':
      return failuresOf((await Promise.all(Array.from({ length: step.at }, () => runDue(world)))).flat());
    case 'processor settles':
    case 'bank disputes':
      await tellOfNewest(world, step.does === 'bank disputes' ? 'dispute' : 'settle');
      return [];
  }
}

function failuresOf(failures: unknown[]): Error[] {
  return failures.map((failure) => (failure instanceof Error ? failure : new Error(String(failure))));
}

/** The processor tells of its newest payment, twice, while everything else goes on. */
async function tellOfNewest({ processor }: MoneyWorld, what: 'settle' | 'dispute'): Promise<void> {
  const { transactions } = await processor.order<{ transactions: { id: string; status: string }[] }>(
    'GET',
    'state',
  );
  const paid = transactions.find(({ status }) => status === 'submitted_for_settlement');
  if (paid) await processor.order('POST', `transactions/${paid.id}/${what}`, {});
}
