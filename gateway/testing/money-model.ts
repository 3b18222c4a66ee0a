import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '#gateway/admin/revenue/check-revenue.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { until } from '#local/testing/until.ts';
import { GRACE_DAYS, NO_RESPONSE_MILLISECONDS } from '#schema/rules/money/grace-and-retries.ts';
import { leadClock } from './clock.ts';
import { migratedDatabase } from './database.ts';
import { databaseProxy } from './database-proxy.ts';
import { rowsAgree } from './forbidden-rows.ts';
import { NOON } from './gateway.ts';
import { invariants } from './invariants.ts';
import { LateCharges } from './late-charges.ts';
import {
  advance,
  converge,
  coupon,
  DAY,
  type MoneyWorld,
  openMoneyWorld,
  SECOND,
  sweepAll,
} from './money.ts';
import type { Step } from './money-steps.ts';
import { MONEY_TABLES } from './money-tables.ts';
import { runStep, type Scene } from './run-step.ts';
import { signUp, type TestUser } from './users.ts';

export interface MoneyModel {
  /** Runs a sequence on an empty world, lets time pass without faults, and answers what is wrong then. */
  run(sequence: Step[]): Promise<string[]>;
  close(): Promise<void>;
}

export async function openMoneyModel(): Promise<MoneyModel> {
  const database = await migratedDatabase();
  const proxy = await databaseProxy(database.url);
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-model-'));
  const clockFile = join(folder, 'clock');
  const world = await openMoneyWorld({ DATABASE_URL: proxy.url, BRAINTREE_TIMEOUT_MS: '600' }, clockFile);
  leadClock(world.gateway.services.clock, clockFile);
  const address = await world.gateway.app.listen({ port: 0, host: '127.0.0.1' });
  let users = await Promise.all([signUp(), signUp(), signUp()]);
  let signedUpAt = performance.now();
  return {
    run: async (sequence) => {
      // Tokens are good for an hour of real time.
      if (performance.now() - signedUpAt > 50 * 60 * SECOND) {
        users = await Promise.all([signUp(), signUp(), signUp()]);
        signedUpAt = performance.now();
      }
      const [admin, ...members] = users;
      const scene = { world, proxy, members, admin, late: new LateCharges(world) };
      await beginAnew(world, users, `${address}/webhooks/braintree`);
      const wrong: string[] = [];
      for (const step of sequence)
        wrong.push(...(await runStep(scene, step)), ...(await revenueAgrees(scene, step)));
      await scene.late.come();
      await notified(world);
      proxy.reconnect();
      return [...wrong, ...(await violationsOf(scene))];
    },
    close: async () => {
      await world.close();
      rmSync(folder, { recursive: true, force: true });
      await proxy.close();
      await database.drop();
    },
  };
}

/** The four checks of revenue hold at every moment; what the comparison with the processor found is checked at the end. */
async function revenueAgrees({ world }: Scene, step: Step): Promise<string[]> {
  const { details } = await runChecks(world.gateway.services.database.em);
  return Object.entries(details)
    .filter(([, found]) => found.counted !== found.expected)
    .map(([check, found]) => `after ${step.does} the check ${check} failed: ${JSON.stringify(found)}`);
}

/** After a minute, or when what met silence was tried again, and two months later. */
async function violationsOf({ world, late }: Scene): Promise<string[]> {
  await converge(world);
  // Within the minute it is settled, as not charged; whether that came late all the same is known when it is tried again.
  const wrong = await rowsAgree(world);
  if (await isWaited(world)) {
    advance(world, NO_RESPONSE_MILLISECONDS);
    await converge(world);
    if (await isWaited(world)) wrong.push('silence is waited for twice');
  }
  wrong.push(...(await invariants(world, await late.excused())));
  advance(world, 62 * DAY);
  await converge(world);
  // Reconciliation refunds late charges, so after it there is no excuse.
  return [...wrong, ...(await leftByASweep(world)), ...(await invariants(world))];
}

/** What admins have to look at: only late charges that are disputed as well. */
async function leftByASweep(world: MoneyWorld): Promise<string[]> {
  const left: string[] = [];
  for (const { kind, subject, details } of await sweepAll(world))
    if (!(await world.gateway.services.processor.isDisputed(String(details.transactionId))))
      left.push(`the sweep tells of ${kind} ${subject}`);
  return left;
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
  ...[...MONEY_TABLES, 'cost_points', 'play_limits', 'audit_log'].map((table) => `delete from ${table}`),
  'set session_replication_role = default',
].join(';');

async function beginAnew(world: MoneyWorld, users: TestUser[], webhookUrl: string): Promise<void> {
  const { services } = world.gateway;
  services.clock.set(NOON);
  services.graceDays = GRACE_DAYS.usual;
  await world.processor.order('POST', 'reset');
  await world.processor.order('PUT', 'settings', { webhookUrl });
  await world.processor.order('PUT', 'webhooks', { duplicate: true });
  await services.database.em.execute(EMPTIED, [], 'run');
  for (const [at, { uid, email }] of users.entries())
    await services.database.em.execute(
      'insert into users (id, email, role, trial_ends_at, created_at) values (?, ?, ?, ?, ?)',
      [uid, email, at === 0 ? 'OWNER' : null, services.clock.now(), services.clock.now()],
      'run',
    );
  await coupon(world, 'ONCE', { max_redemptions: 1, tiers: ['PLUS', 'PREMIUM', 'VIP'] });
  await coupon(world, 'MONTHS', { duration: 'MONTHS', duration_months: 2 });
  await coupon(world, 'EVER', { duration: 'FOREVER', amount_hundredths: 10_000 });
  await coupon(world, 'PERSON', { max_per_customer: 1, duration: 'FOREVER' });
  await coupon(world, 'FIRST', { first_purchase_only: true, amount_hundredths: 10_000 });
}

/** Until the processor's notifications, each sent twice, have come or failed to: then nothing is on its way. */
function notified({ processor }: MoneyWorld): Promise<void> {
  return until(async () => {
    const { deliveries } = await processor.order<{ deliveries: { attempts: unknown[] }[] }>('GET', 'state');
    return deliveries.every(({ attempts }) => attempts.length >= 2);
  });
}
