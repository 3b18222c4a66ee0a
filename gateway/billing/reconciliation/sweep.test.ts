import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock } from '#gateway/integrations/clock.ts';
import { JOBS } from '#gateway/jobs/jobs.ts';
import {
  advance,
  DAY,
  fault,
  HOUR,
  type MoneyWorld,
  openMoneyWorld,
  payingMember,
} from '#gateway/testing/money.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await openMoneyWorld();
  // The processor dates its transactions by real time, and the sweep searches by time.
  world.gateway.services.clock.set(systemClock.now().toISOString());
});
afterAll(() => world.close());

const hourly = async () => JOBS.find(({ name }) => name === 'hourly-sweep')?.run(world.gateway.services);

async function differences(): Promise<string[]> {
  const rows = await world.gateway.services.database.em.execute<{ kind: string }[]>(
    'select kind from differences where resolved_at is null',
  );
  return rows.map(({ kind }) => kind);
}

test('after an outage of ten days the hourly sweep continues from the last completed one', async () => {
  advance(world, -HOUR);
  await hourly();
  advance(world, HOUR);
  await payingMember(world, { planType: 'plus' });
  await world.gateway.services.database.em.execute(
    "update payment_attempts set transaction_id = 'gone'",
    [],
    'run',
  );
  advance(world, 10 * DAY);
  await hourly();
  expect(await differences()).toEqual(['booking-not-charged']);
});

test('a sweep that the processor interrupts is not completed', async () => {
  const { em } = world.gateway.services.database;
  const completed = () => em.execute('select completed_to from sweeps');
  const before = await completed();
  advance(world, DAY);
  await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search', times: null });
  await expect(hourly()).rejects.toThrow();
  expect(await completed()).toEqual(before);
  await world.processor.order('DELETE', 'faults');
  await hourly();
  expect(await completed()).not.toEqual(before);
});
