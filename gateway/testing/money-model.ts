import { randomUUID } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';
import { NOT_CHARGED } from '#gateway/payments/processor.ts';
import { SILENCE_MILLISECONDS } from '#schema/rules/dunning.ts';
import { migratedDatabase } from './database.ts';
import { type DatabaseProxy, databaseProxy } from './database-proxy.ts';
import { rowsAgree } from './forbidden-rows.ts';
import { NOON } from './gateway.ts';
import { invariants } from './invariants.ts';
import { HELD_BACK, LateCharges } from './late-charges.ts';
import {
  advance,
  buy,
  cancel,
  changePlan,
  converge,
  coupon,
  credit,
  DAY,
  fault,
  type MoneyWorld,
  openMoneyWorld,
  reactivate,
  replaceCard,
  revoke,
  runDue,
  SECOND,
  sweepAll,
} from './money.ts';
import type { Step } from './money-steps.ts';
import { MONEY_TABLES } from './money-tables.ts';
import { type Person, signUp } from './persons.ts';
import { until } from './until.ts';

export interface MoneyModel {
  /** Runs a sequence on an empty world, lets time pass without faults, and answers what is wrong then. */
  run(sequence: Step[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Who and what a sequence plays with. */
interface Scene {
  world: MoneyWorld;
  proxy: DatabaseProxy;
  members: Person[];
  admin: Person;
  late: LateCharges;
}

export async function openMoneyModel(): Promise<MoneyModel> {
  const database = await migratedDatabase();
  const proxy = await databaseProxy(database.url);
  const world = await openMoneyWorld({ DATABASE_URL: proxy.url, BRAINTREE_TIMEOUT_MS: '600' });
  const address = await world.gateway.app.listen({ port: 0, host: '127.0.0.1' });
  let persons = await Promise.all([signUp(), signUp(), signUp()]);
  let signedUpAt = performance.now();
  return {
    run: async (sequence) => {
      // Tokens are good for an hour of real time.
      if (performance.now() - signedUpAt > 50 * 60 * SECOND) {
        persons = await Promise.all([signUp(), signUp(), signUp()]);
        signedUpAt = performance.now();
      }
      const [admin, ...members] = persons;
      const scene = { world, proxy, members, admin, late: new LateCharges(world) };
      await beginAnew(world, persons, `${address}/webhooks/braintree`);
      const wrong: string[] = [];
      for (const step of sequence) wrong.push(...(await carryOut(scene, step)));
      await scene.late.come();
      await notified(world);
      proxy.heal();
      return [...wrong, ...(await judge(scene))];
    },
    close: async () => {
      await world.close();
      await proxy.close();
      await database.drop();
    },
  };
}

/** After a minute, or when what met silence was tried again, and two months later. */
async function judge({ world, late }: Scene): Promise<string[]> {
  await converge(world);
  // Within the minute it is settled, as not charged; whether that came late all the same is known when it is tried again.
  const wrong = await rowsAgree(world);
  if (await isWaited(world)) {
    advance(world, SILENCE_MILLISECONDS);
    await converge(world);
    if (await isWaited(world)) wrong.push('silence is waited for twice');
  }
  wrong.push(...(await invariants(world, await late.excused())));
  advance(world, 62 * DAY);
  await converge(world);
  wrong.push(...(await invariants(world, await late.excused())));
  return [...wrong, ...(await late.notTold())];
}

/** Whether a charge that met silence waits for its second try. */
async function isWaited({ gateway: { services } }: MoneyWorld): Promise<boolean> {
  const waiting = await services.database.em.execute<unknown[]>(
    `select from payment_attempts a join invoices i on i.id = a.invoice_id
      where i.state = 'open' and a.decline_code = ?`,
    [NOT_CHARGED],
  );
  return waiting.length > 0;
}

/**
 * Deletes all rows whatever triggers and references say: a tenth of the time of a truncate. Points are counted by the
 * minute, and this clock goes back.
 */
const EMPTIED = [
  'set session_replication_role = replica',
  ...[...MONEY_TABLES, 'cost_points'].map((table) => `delete from ${table}`),
  'set session_replication_role = default',
].join(';');

async function beginAnew(world: MoneyWorld, persons: Person[], webhookUrl: string): Promise<void> {
  const { services } = world.gateway;
  services.clock.set(NOON);
  await world.processor.order('POST', 'reset');
  await world.processor.order('PUT', 'settings', { webhookUrl });
  await world.processor.order('PUT', 'webhooks', { duplicate: true });
  await services.database.em.execute(EMPTIED, [], 'run');
  for (const [at, { uid, email }] of persons.entries())
    await services.database.em.execute(
      'insert into users (id, email, is_admin, trial_ends_at, created_at) values (?, ?, ?, ?, ?)',
      [uid, email, at === 0, services.clock.now(), services.clock.now()],
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
async function carryOut(scene: Scene, step: Step): Promise<string[]> {
  const { world } = scene;
  advance(world, SECOND);
  const answers = await act(scene, step);
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

async function act({ world, proxy, members, admin, late }: Scene, step: Step): Promise<Answered[]> {
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
      await late.come();
      await world.processor.order('DELETE', 'faults');
      return [];
    case 'charge goes wrong':
      await fault(world, step.effect);
      return [];
    case 'charge is held back':
      await fault(world, HELD_BACK);
      return [];
    case 'what was held back comes':
      await late.come();
      return [];
    case 'credit':
      return creditOf(world, admin, step, once);
    case 'refund goes wrong':
      await fault(world, step.effect, { operation: 'transaction.refund' });
      return [];
    case 'revoke':
      return [await revoke(world, admin, member)];
    case 'sweep':
      return sweepAll(world).then(
        () => [],
        (failure: unknown) => failuresOf([failure]),
      );
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
      await tellOf(world, 'settle', (settling) => settling);
      return [];
    case 'bank disputes':
      await tellOf(world, 'dispute', ([newest]) => (newest ? [newest] : []));
      return [];
  }
}

/** An admin gives a part of the oldest or newest payment back. */
async function creditOf(
  world: MoneyWorld,
  admin: Person,
  { oldest, part, twice }: Extract<Step, { does: 'credit' }>,
  once: (twice: boolean, ask: () => Promise<Answered>) => Promise<Answered[]>,
): Promise<Answered[]> {
  const paid = await world.gateway.services.database.em.execute<{ id: string; cents: number }[]>(
    `select i.id, i.total_cents as cents from invoices i join payment_attempts a on a.invoice_id = i.id
      where i.type = 'charge' and a.state = 'succeeded' order by i.created_at, i.id`,
  );
  const charge = oldest ? paid.at(0) : paid.at(-1);
  if (!charge) return [];
  const { id, cents } = charge;
  const parts = { 'a cent': 1, half: Math.floor(cents / 2), all: cents, 'more than all': cents + 1 };
  return once(twice, () => credit(world, admin, id, parts[part]));
}

function failuresOf(failures: unknown[]): Error[] {
  return failures.map((failure) => (failure instanceof Error ? failure : new Error(String(failure))));
}

/** The processor tells of payments that it has not settled yet, newest first, while everything else goes on. */
async function tellOf(
  { processor }: MoneyWorld,
  what: 'settle' | 'dispute',
  which: (settling: { id: string }[]) => { id: string }[],
): Promise<void> {
  const { transactions } = await processor.order<{
    transactions: { id: string; type: string; status: string }[];
  }>('GET', 'state');
  const settling = transactions.filter(
    ({ type, status }) => type === 'sale' && status === 'submitted_for_settlement',
  );
  for (const { id } of which(settling)) await processor.order('POST', `transactions/${id}/${what}`, {});
}
