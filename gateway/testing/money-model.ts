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
import { writeAccount } from './desk-steps.ts';
import { rowsAgree } from './forbidden-rows.ts';
import { NOON } from './gateway.ts';
import { invariants } from './invariants.ts';
import { LateCharges } from './late-charges.ts';
import { startMailServer } from './mail-server.ts';
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
import { noSight, type Seen, see } from './money-seen.ts';
import { MEMBERS, type Step } from './money-steps.ts';
import { MONEY_TABLES } from './money-tables.ts';
import { runStep } from './run-step.ts';
import type { Scene } from './scene.ts';
import { signUp } from './users.ts';

export interface MoneyModel {
  /** Runs a sequence on an empty world, lets time pass without faults, and answers what is wrong then. */
  run(sequence: Step[]): Promise<string[]>;
  /** What the sequences so far have come to. */
  seen: Seen;
  close(): Promise<void>;
}

export async function openMoneyModel(): Promise<MoneyModel> {
  const database = await migratedDatabase();
  const proxy = await databaseProxy(database.url);
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-model-'));
  const clockFile = join(folder, 'clock');
  const mails = await startMailServer();
  const env = { DATABASE_URL: proxy.url, BRAINTREE_TIMEOUT_MS: '600', SMTP_URL: mails.url };
  const world = await openMoneyWorld(env, clockFile);
  leadClock(world.gateway.services.clock, clockFile);
  const address = await world.gateway.app.listen({ port: 0, host: '127.0.0.1' });
  let users = await everybody();
  const seen = noSight();
  let signedUpAt = performance.now();
  return {
    seen,
    run: async (sequence) => {
      // Tokens are good for an hour of real time.
      if (performance.now() - signedUpAt > 50 * 60 * SECOND) {
        users = await everybody();
        signedUpAt = performance.now();
      }
      const scene = { ...users, world, proxy, late: new LateCharges(world) };
      await beginAnew(world, users, `${address}/webhooks/braintree`);
      const wrong: string[] = [];
      for (const step of sequence)
        wrong.push(...(await runStep(scene, step)), ...(await revenueAgrees(scene, step.does)));
      await scene.late.come();
      await notified(world);
      proxy.reconnect();
      wrong.push(...(await violationsOf(scene)), ...(await revenueAgrees(scene, 'everything')));
      await see(world, seen, sequence.length);
      mails.mails.length = 0;
      return wrong;
    },
    close: async () => {
      await world.close();
      await mails.close();
      rmSync(folder, { recursive: true, force: true });
      await proxy.close();
      await database.drop();
    },
  };
}

type Everybody = Pick<Scene, 'admin' | 'approver' | 'members'>;

async function everybody(): Promise<Everybody> {
  const [admin, approver, ...members] = await Promise.all([
    signUp(),
    signUp(),
    ...Array.from({ length: MEMBERS }, () => signUp()),
  ]);
  return { admin, approver, members };
}

/** The four checks of revenue hold at every moment; what the comparison with the processor found is checked at the end. */
async function revenueAgrees({ world }: Scene, done: string): Promise<string[]> {
  const { details } = await runChecks(world.gateway.services.database.em);
  return Object.entries(details)
    .filter(([, found]) => found.counted !== found.expected)
    .map(([check, found]) => `after ${done} the check ${check} failed: ${JSON.stringify(found)}`);
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

/** Whether a charge that met silence waits for its second try; one that a bank declined since then does not. */
async function isWaited({ gateway: { services } }: MoneyWorld): Promise<boolean> {
  const waiting = await services.database.em.execute<unknown[]>(
    `select from payment_attempts a join invoices i on i.id = a.invoice_id
      where i.state = 'open' and a.decline_code = ?
        and not exists (select from payment_attempts o where o.invoice_id = i.id and o.created_at > a.created_at)`,
    [NOT_CHARGED],
  );
  return waiting.length > 0;
}

/** What a sequence may write besides MONEY_TABLES. */
const BESIDES = [
  ...['cost_points', 'play_limits', 'audit_log', 'account_deletions', 'staff_acts', 'approvals'],
  ...['plan_price_notices', 'plan_price_moves'],
];

/**
 * Deletes all rows whatever triggers and references say: a tenth of the time of a truncate. Points are counted by the
 * minute, and this clock goes back. Plans cost what they did at first; a version of their prices is never used again, because
 * the gateway keeps the rows of the last one.
 */
const EMPTIED = [
  'set session_replication_role = replica',
  ...[...MONEY_TABLES, ...BESIDES].map((table) => `delete from ${table}`),
  `insert into plan_prices select (select max(id) + 1 from plan_prices), tier, months, cents, starts_at, "by", reason
    from plan_prices where id = 1`,
  'delete from plan_prices where id > 3 and id < (select max(id) from plan_prices)',
  'set session_replication_role = default',
].join(';');

async function beginAnew(
  world: MoneyWorld,
  { admin, approver, members }: Everybody,
  webhookUrl: string,
): Promise<void> {
  const { services } = world.gateway;
  services.clock.set(NOON);
  services.graceDays = GRACE_DAYS.usual;
  await world.processor.order('POST', 'reset');
  await world.processor.order('PUT', 'settings', { webhookUrl });
  await world.processor.order('PUT', 'webhooks', { duplicate: true });
  await services.database.em.execute(EMPTIED, [], 'run');
  for (const owner of [admin, approver]) await writeAccount(world, owner, 'OWNER');
  for (const user of members) await writeAccount(world, user, null);
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
